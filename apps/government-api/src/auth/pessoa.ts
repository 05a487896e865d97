import type { components } from '@alipen/contracts/generated/government-api';

export type Autoridade = components['schemas']['Autoridade'];

/** Who is calling, read from a verified token, and what this operation lets them reach. */
export type Pessoa = {
  readonly usuarioId: number;
  readonly matricula: string;
  readonly nome: string;
  readonly authorities: readonly string[];
  readonly lotacaoId: number | null;
  /** A screen on a wall: nobody, whose token reads the painel and nothing else. */
  readonly telaId?: number;
  /** Of a service account: what its token lets it ask for, and by which secret it came. */
  readonly conta?: { readonly segredoId: number; readonly escopos: readonly string[] };
  /** The only unit this person may read and write in this operation; null when there is no such limit. */
  readonly restritaA: number | null;
  /** The request, for the audit trail. */
  readonly requestId: string;
};

/** What a token says of a person, before any operation is known. */
export type Identidade = Omit<Pessoa, 'restritaA' | 'requestId'>;
