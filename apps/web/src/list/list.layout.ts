import type { SetURLSearchParams } from 'react-router-dom';
import { usePreference } from '../app/preference.store.ts';
import { withParams } from '../ui/address.hook.ts';
import { ROOM, useMediaQuery } from '../ui/media-query.hook.ts';
import { columnsIn, type Density, densityIn } from './list.address.ts';
import type { Column } from './list.model.ts';

interface Layout<Row> {
  columns: Column<Row>[];
  density: Density;
  /** The keys of the visible columns in order; null restores the screen's own. */
  setColumns: (keys: string[] | null) => void;
  setDensity: (density: Density) => void;
}

export const ownColumns = <Row>(columns: readonly Column<Row>[], room: Record<keyof typeof ROOM, boolean>) =>
  columns.filter(({ shown, from }) => shown !== false && (!from || room[from])).map(({ key }) => key);

/** The screen's first column always leads, because it names the row. */
export function arrange<Row>(columns: readonly Column<Row>[], keys: readonly string[]): Column<Row>[] {
  const chosen = keys.flatMap(key => columns.find(each => each.key === key) ?? []);
  const [first] = columns;
  const fixed = columns.filter(each => each !== first && each.hideable === false && !chosen.includes(each));
  return first ? [first, ...chosen.filter(each => each !== first), ...fixed] : [];
}

/** The layout comes from the address, else from this person's last choice here, else from the screen. */
export function useLayout<Row>(
  screen: string,
  columns: readonly Column<Row>[],
  search: URLSearchParams,
  setSearch: SetURLSearchParams,
): Layout<Row> {
  const room = { desk: useMediaQuery(ROOM.desk), wall: useMediaQuery(ROOM.wall) };
  const [kept, keep] = usePreference(`alipen.lista.${screen}.colunas`);
  const [keptDensity, keepDensity] = usePreference('alipen.densidade');
  const keys = columnsIn(search.get('colunas'), columns) ?? columnsIn(kept, columns) ?? ownColumns(columns, room);

  const inAddress = (key: string, value: string | null) =>
    setSearch(before => withParams(before, { [key]: value }), { preventScrollReset: true });

  return {
    columns: arrange(columns, keys),
    density: densityIn(search.get('densidade')) ?? densityIn(keptDensity) ?? 'media',
    setColumns: chosen => {
      keep(chosen?.join(',') ?? '');
      inAddress('colunas', chosen?.join(',') ?? null);
    },
    setDensity: density => {
      keepDensity(density);
      inAddress('densidade', density === 'media' ? null : density);
    },
  };
}
