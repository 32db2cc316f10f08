// The table page and its parts, for every script of the table.

export const page = document.getElementById("tablepage");
export const holder = document.getElementById("stage");  // holds the stage and what lies beside it: swapped by every update
export const words = page.dataset;                       // what the page says in the visitor's language

export const stage = () => holder.querySelector(".stage");
export const stepNow = () => stage()?.dataset.n;

/** Something happened that other parts may want to know. `arrived`: an update, which may wait; `shown`: it was swapped in;
    `settled`: motion and news have begun; `line`: the stream was lost or is back; `preferred`: a setting has changed;
    `advised`: a hint is shown; `emote`: somebody made a sign. */
export const tell = (name, detail = {}) => document.dispatchEvent(new CustomEvent(`shoal:${name}`, { detail }));
export const when = (name, act) => document.addEventListener(`shoal:${name}`, (event) => act(event.detail));
