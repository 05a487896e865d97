import { rawCall } from '../app/raw.client.ts';

const nameIn = (disposition: string | null) => /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1];

export function save(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * Fetches and saves what a GET of the API answers. A link would lose the tab on a refusal; here the refusal is a sentence on the
 * page.
 */
export async function download(path: string, query: Query) {
  save(...(await fetched(path, query)));
}

export async function fetched(path: string, query: Query): Promise<[Blob, string]> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  const answer = await rawCall(`${path}?${text}`);
  return [await answer.blob(), nameIn(answer.headers.get('content-disposition')) ?? `alipen.${query.formato ?? 'txt'}`];
}
