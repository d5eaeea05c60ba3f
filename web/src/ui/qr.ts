/**
 * A QR code of a link, up to 106 bytes: byte mode, error correction M, versions 1 to 6. Computed
 * here, so that inviting somebody needs no other host.
 */

/** Codewords for error correction in a block, blocks, and data codewords in each, by version. */
const VERSIONS = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 32],
  [24, 2, 43],
  [16, 4, 27],
] as const;

const EXPONENTS = new Uint8Array(512);
const LOGARITHMS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXPONENTS[power] = EXPONENTS[power + 255] = value;
  LOGARITHMS[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

const times = (a: number, b: number): number =>
  a && b ? EXPONENTS[LOGARITHMS[a]! + LOGARITHMS[b]!]! : 0;

/** The error correction codewords of a block. */
const corrections = (data: Uint8Array, many: number): Uint8Array => {
  let generator = [1];
  for (let power = 0; power < many; power++) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => {
      next[index + 1] = next[index + 1]! ^ times(factor, EXPONENTS[power]!);
    });
    generator = next;
  }
  const rest = new Uint8Array(data.length + many);
  rest.set(data);
  for (let index = 0; index < data.length; index++) {
    const factor = rest[index]!;
    for (let place = 0; place <= many; place++) {
      rest[index + place] = rest[index + place]! ^ times(generator[place]!, factor);
    }
  }
  return rest.slice(data.length);
};

const codewords = (bytes: Uint8Array, version: number): Uint8Array => {
  const [correcting, blocks, size] = VERSIONS[version - 1]!;
  const bits: number[] = [];
  const push = (value: number, many: number): void => {
    for (let bit = many - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, blocks * size * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = new Uint8Array(blocks * size);
  for (let index = 0; index < data.length; index++) {
    const byte = bits.slice(index * 8, index * 8 + 8);
    data[index] = byte.length
      ? byte.reduce((value, bit) => value * 2 + bit, 0)
      : (index - bits.length / 8) % 2
        ? 0x11
        : 0xec;
  }
  const parts = Array.from({ length: blocks }, (_, block) =>
    data.slice(block * size, (block + 1) * size),
  );
  const checks = parts.map((part) => corrections(part, correcting));
  const all: number[] = [];
  for (let index = 0; index < size; index++) for (const part of parts) all.push(part[index]!);
  for (let index = 0; index < correcting; index++)
    for (const part of checks) all.push(part[index]!);
  return Uint8Array.from(all);
};

export type Modules = (boolean | undefined)[][];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const frame = (version: number): Modules => {
  const size = 17 + 4 * version;
  const modules: Modules = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    if (modules[y] && x >= 0 && x < size) modules[y][x] = dark;
  };
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (let y = -1; y <= 7; y++) {
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        set(left + x, top + y, ring !== 2 && ring <= 3);
      }
    }
  }
  if (version > 1) {
    const middle = size - 7;
    for (let y = -2; y <= 2; y++) {
      for (let x = -2; x <= 2; x++) {
        set(middle + x, middle + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
      }
    }
  }
  for (let at = 8; at < size - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  return modules;
};

/** The fifteen bits that tell correction M and the mask, on both places. */
const writeFormat = (modules: Modules, mask: number): void => {
  const size = modules.length;
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const format = ((mask << 10) | rest) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1;
    const down = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    modules[down]![8] = dark;
    const along = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    modules[8]![along] = dark;
  }
  modules[size - 8]![8] = true;
};

const withData = (version: number, data: Uint8Array, mask: number): Modules => {
  const modules = frame(version);
  const size = modules.length;
  writeFormat(modules, mask);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const upwards = ((right + 1) & 2) === 0;
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (modules[y]![x] !== undefined) continue;
        const dark = bit < data.length * 8 && ((data[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
        modules[y]![x] = dark !== MASKS[mask]!(x, y);
        bit += 1;
      }
    }
  }
  return modules;
};

/** How hard a code is to read, by the standard's four rules. */
const penalty = (modules: Modules): number => {
  const size = modules.length;
  let sum = 0;
  let dark = 0;
  for (const along of [true, false]) {
    for (let line = 0; line < size; line++) {
      const cells = Array.from(
        { length: size },
        (_, at) => (along ? modules[line]![at] : modules[at]![line]) === true,
      );
      let run = 1;
      for (let at = 1; at <= size; at++) {
        if (at < size && cells[at] === cells[at - 1]) run += 1;
        else {
          if (run >= 5) sum += run - 2;
          run = 1;
        }
      }
      const text = cells.map((one) => (one ? '1' : '0')).join('');
      for (const odd of ['10111010000', '00001011101']) {
        for (let at = text.indexOf(odd); at >= 0; at = text.indexOf(odd, at + 1)) sum += 40;
      }
    }
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (modules[y]![x]) dark += 1;
      if (x && y) {
        const one = modules[y]![x];
        if (
          one === modules[y]![x - 1] &&
          one === modules[y - 1]![x] &&
          one === modules[y - 1]![x - 1]
        )
          sum += 3;
      }
    }
  }
  return sum + 10 * Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5);
};

/** The code with a given mask, or with the mask that is read best; null if the text is too long. */
export const qr = (text: string, mask?: number): Modules | null => {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + VERSIONS.findIndex(([, blocks, size]) => bytes.length <= blocks * size - 2);
  if (version === 0) return null;
  const data = codewords(bytes, version);
  if (mask !== undefined) return withData(version, data, mask);
  return MASKS.map((_, one) => withData(version, data, one)).reduce((a, b) =>
    penalty(b) < penalty(a) ? b : a,
  );
};

/** The dark modules as one SVG path. */
export const qrPath = (modules: Modules): string =>
  modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
