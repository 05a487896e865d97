import type { Pedido } from './pedidos.queries.ts';
import type { Campos } from './rascunho.campos.ts';
import type { EnvioPendente, RascunhoLocal } from './rascunho-local.store.ts';

export type Fase = 'parado' | 'salvando' | 'enviando' | 'semConexao' | 'semSessao' | 'recusado';

/** Fields that two people changed: the person is asked about each. */
export interface Conflito {
  chaves: string[];
  meus: Campos;
  deles: Campos;
  autor: string;
}

export interface Sincronia {
  visto: Pedido | null;
  sujo: boolean;
  fase: Fase;
  erro: Error | null;
  /** False: this computer refuses to keep drafts (private window, full disk). */
  guarda: boolean;
  conflito: Conflito | null;
  /** What was merged silently from another person, for a sentence. */
  juntadas: { quantas: number; autor: string } | null;
  envio: EnvioPendente | null;
  /** Typed here after the order had gone on without it. */
  sobra: Campos | null;
}

export interface Portas {
  criar: (campos: Campos) => Promise<Pedido>;
  editar: (visto: Pedido, campos: Campos) => Promise<Pedido>;
  enviar: (visto: Pedido, envio: EnvioPendente) => Promise<Pedido>;
  reler: () => Promise<Pedido | null>;
  camposDo: (pedido: Pedido) => Campos;
  /** null: nothing is left to store. */
  guardar: (rascunho: RascunhoLocal | null) => Promise<boolean>;
  contar: (recado: Recado) => void;
  agora: () => string;
}

export type Recado =
  | { tipo: 'digitou'; campos: Campos }
  | { tipo: 'salvou'; pedido: Pedido; campos: Campos }
  | { tipo: 'enviou'; pedido: Pedido };

export interface Ouvintes {
  mudou: (estado: Sincronia) => void;
  aplicar: (campos: Campos) => void;
}
