import type { Source } from './source.ts';

/** Value → what people read of it, by enumeration, by slice of the contract. */
type Labels = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const isSpec = (path: string): boolean => /\.spec(-kit)?\.tsx?$/.test(path);

/** What a file says of a value: in a table by it, in the object that it is the key of, or beside it in a list. */
function saidOf(text: string, value: string): string[] {
  const place = `(?<![\\w.])['"]?${value.replace('.', '\\.')}['"]?\\s*[:,]\\s*(\\{[^{}]*\\}|(?:\\w+:\\s*)?['"][^'"]*['"])`;
  return [...text.matchAll(new RegExp(place, 'g'))].flatMap(([, said = '']) =>
    [...said.matchAll(/(['"])(.*?)\1/g)].map(([, , words = '']) => words.toLowerCase()),
  );
}

/** Files of the apps that say every label of an enumeration again, whatever their case: the contract's own are generated/rotulos. */
export function repeatedLabels(files: readonly Source[], labels: Labels): string[] {
  const enumerations = Object.values(labels).flatMap(slice => Object.entries(slice));
  return files
    .filter(({ path }) => path.startsWith('apps/') && !isSpec(path))
    .flatMap(({ path, text }) =>
      enumerations
        .filter(
          ([, each]) =>
            Object.keys(each).every(value => text.includes(value)) &&
            Object.entries(each).every(([value, label]) => saidOf(text, value).includes(label.toLowerCase())),
        )
        .map(([name]) => `${path} says the labels of ${name} again`),
    );
}
