// SHA-256 (FIPS 180-4) of an ASCII text. The browser's own needs https, and many a table is hosted at home without.

const primes = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
const fraction = (x) => Math.floor((x - Math.floor(x)) * 2 ** 32);
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (x, by) => (x >>> by) | (x << (32 - by));

/** The text as blocks of 16 words: padded with a bit, zeros, and its length. */
function blocks(text) {
  const count = ((text.length + 8) >> 6) + 1;
  const words = new Uint32Array(count * 16);
  for (let i = 0; i < text.length; i++) words[i >> 2] |= text.charCodeAt(i) << (24 - 8 * (i & 3));
  words[text.length >> 2] |= 0x80 << (24 - 8 * (text.length & 3));
  words[words.length - 1] = text.length * 8;
  return Array.from({ length: count }, (_, k) => words.subarray(16 * k, 16 * k + 16));
}

function schedule(block) {
  const w = new Uint32Array(64);
  w.set(block);
  for (let i = 16; i < 64; i++) {
    const a = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const b = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + a + w[i - 7] + b;
  }
  return w;
}

/** The hash, as 64 hexadecimal digits. */
export function sha256(text) {
  const hash = Uint32Array.from(START);
  for (const block of blocks(text)) {
    const w = schedule(block);
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => { hash[i] += value; });
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}
