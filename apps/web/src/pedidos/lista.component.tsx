import { NARROW, useMediaQuery } from '../ui/media-query.hook.ts';
import type { ListaProps } from './lista.model.ts';
import { ListaCartoes } from './lista-cartoes.component.tsx';
import { ListaTabela } from './lista-tabela.component.tsx';

/** One list: a table where every column fits, cards where some would hide. */
export const Lista = (props: ListaProps) =>
  useMediaQuery(NARROW) ? <ListaCartoes {...props} /> : <ListaTabela {...props} />;
