import { type DBSchema, openDB } from 'idb';
import type { Valores } from '../grid/grid.model.ts';

/** What was typed and not saved, kept on this computer. */
export interface RascunhoLocal {
  valores: Valores;
  em: string;
}

export interface ChaveRascunho {
  matricula: string;
  lotacaoId: number;
  data: string;
}

interface Banco extends DBSchema {
  pedidos: { key: string; value: RascunhoLocal };
}

const abrir = () =>
  openDB<Banco>('alipen-rascunhos', 1, {
    upgrade: db => {
      db.createObjectStore('pedidos');
    },
  });

let banco: ReturnType<typeof abrir> | undefined;
const aberto = () => {
  banco ??= abrir();
  return banco;
};

const chaveDe = ({ matricula, lotacaoId, data }: ChaveRascunho) => `${matricula}|${lotacaoId}|${data}`;

// A private window or a full disk may refuse: the grid works all the same, only without this net.

export const lerRascunho = async (chave: ChaveRascunho) =>
  aberto()
    .then(db => db.get('pedidos', chaveDe(chave)))
    .catch(() => undefined);

export const guardarRascunho = async (chave: ChaveRascunho, valores: Valores) =>
  aberto()
    .then(db => db.put('pedidos', { valores, em: new Date().toISOString() }, chaveDe(chave)))
    .then(() => true)
    .catch(() => false);

export const apagarRascunho = async (chave: ChaveRascunho) =>
  aberto()
    .then(db => db.delete('pedidos', chaveDe(chave)))
    .catch(() => undefined);
