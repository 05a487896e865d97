import type { components } from '@alipen/contracts/generated/government-api';

export type Autoridade = components['schemas']['Autoridade'];

export type Pessoa = {
  readonly usuarioId: number;
  readonly matricula: string;
  readonly nome: string;
  readonly authorities: readonly string[];
  readonly lotacaoId: number | null;
  /** Set for a screen on a wall: its token stands for no person and reads only the painel. */
  readonly telaId?: number;
  /** Set for a service account: what its token may ask for, and the secret that asked for the token. */
  readonly conta?: { readonly segredoId: number; readonly escopos: readonly string[] };
  /** Set for external control: the access whose readings are recorded (ADR 135). */
  readonly acessoControle?: number;
  /** The only unit this person may read and write in this operation; null means no limit. */
  readonly restritaA: number | null;
  readonly requestId: string;
};

/** What a token says of a person, before any operation is known. */
export type Identidade = Omit<Pessoa, 'restritaA' | 'requestId'>;
