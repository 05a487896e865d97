/** Drops accents and capitals, because people search without them. */
export const plainText = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every typed word must begin a word of the label; order and accents do not matter. */
export function startsWords(label: string, typed: string): boolean {
  const words = plainText(label).split(/[^\p{L}\p{N}]+/u);
  return plainText(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every(part => words.some(word => word.startsWith(part)));
}
