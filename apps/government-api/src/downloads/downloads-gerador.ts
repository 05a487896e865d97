import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../auth/pessoa.ts';

type Schemas = components['schemas'];
export type TipoDownload = Schemas['TipoDownload'];
export type ParametrosDownload = Schemas['ParametrosDownload'];

/** Who asked, as far as a generator needs it: the row rule of the moment of asking. */
export type Solicitante = Pick<Pessoa, 'usuarioId' | 'restritaA'>;

export type Preparo = {
  readonly pessoa: Solicitante;
  readonly parametros: ParametrosDownload;
  /** Where the file is to be written. */
  readonly caminho: string;
  /** How far it is, from 0 to 1. Throws when the person gave up or the process is closing. */
  andamento(parte: number): Promise<void>;
  readonly signal: AbortSignal;
};

/** How one kind of file is made. Slices register theirs; making it again gives the same file. */
export type Gerador = {
  readonly tipo: TipoDownload;
  readonly formato: 'xlsx' | 'csv' | 'pdf' | 'zip';
  readonly autoridades: readonly Schemas['Autoridade'][];
  /**
   * Refuses (a Problema) what cannot be made for this person, before it waits in the line. `titulo` is what the person
   * reads; `nome` is the file's, without extension.
   */
  preparar(pessoa: Solicitante, parametros: ParametrosDownload): Promise<{ titulo: string; nome: string }>;
  gerar(preparo: Preparo): Promise<void>;
};
