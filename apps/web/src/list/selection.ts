/** Id and name of the chosen rows, so that a message can name them after they left the page. */
export type Selection = ReadonlyMap<number, string>;

export const NONE_SELECTED: Selection = new Map();

export function toggled(selection: Selection, id: number, name: string): Selection {
  const next = new Map(selection);
  if (!next.delete(id)) next.set(id, name);
  return next;
}

export function pageToggled(selection: Selection, page: readonly (readonly [number, string])[]): Selection {
  const next = new Map(selection);
  const all = page.every(([id]) => selection.has(id));
  for (const [id, name] of page) {
    if (all) next.delete(id);
    else next.set(id, name);
  }
  return next;
}
