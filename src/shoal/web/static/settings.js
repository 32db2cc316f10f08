// What this browser remembers of how somebody likes to play.

export const stored = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
export const store = (name, value) => { try { localStorage.setItem(name, value); } catch { /* private mode */ } };
