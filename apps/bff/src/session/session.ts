import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/bff';
import { problema } from '@alipen/platform/problems/problema';
import type { FastifyRequest } from 'fastify';
import { Underway } from '../http/underway.ts';
import { type Autoridade, type Papel, papeisDe, perfilDe } from './token/autoridades.table.ts';
import type { Conta, Usuario } from './token/claims.rules.ts';
import type { VerifiedToken } from './token/token-verifier.ts';

const TAG_LENGTH = 16;
/** The contract's authority for operations that need a valid token and nothing more. */
const ANY_TOKEN = 'AUTENTICADO';
/** The authority of a wall screen, which is no person: it opens only operations that name it (ADR 54). */
export const SCREEN = 'TELA_PAINEL';
/** The authority of external control: it opens only operations that name it, whoever else they are open to (ADR 135). */
const CONTROL: Autoridade = 'AL_CONTROLE';

export class Session {
  readonly usuario: Usuario;
  readonly exp: number;
  readonly revocationKey: string;
  /** Short tag that a tab sends back as X-Sessao. */
  readonly marca: string;
  readonly perfil: string;
  readonly papeis: readonly Papel[];
  /** Decides the menu: the last role processed wins (spec.md section 4). */
  readonly papel: Papel | undefined;
  /** The session is a wall screen's, not a person's. */
  readonly screen: boolean;
  readonly byProvider: boolean;
  readonly byKey: boolean;
  readonly withoutKey: boolean;
  /** Set for a service account's session (ADR 60). */
  readonly conta: Conta | undefined;
  readonly authorization: string;
  /** Callbacks that end the calls in flight when the session ends (security.md B6). */
  private readonly inFlight = new Underway();

  constructor(
    readonly token: string,
    verified: VerifiedToken,
  ) {
    this.usuario = verified.usuario;
    this.exp = verified.exp;
    this.revocationKey = verified.revocationKey;
    this.marca = createHash('sha256')
      .update(`marca ${verified.revocationKey}`)
      .digest('base64url')
      .slice(0, TAG_LENGTH);
    this.perfil = perfilDe(verified.usuario.authorities);
    this.papeis = papeisDe(verified.usuario.authorities);
    this.papel = this.papeis.at(-1);
    this.screen = verified.usuario.authorities.includes(SCREEN);
    this.byProvider = verified.byProvider;
    this.byKey = verified.byKey;
    this.withoutKey = verified.withoutKey;
    this.conta = verified.conta;
    this.authorization = `Bearer ${token}`;
  }

  expired(now = Date.now() / 1000): boolean {
    return this.exp <= now;
  }

  permits({ autoridades, operationId }: { autoridades: ReadonlySet<string>; operationId: string }): boolean {
    if (this.conta) return this.conta.escopos.has(operationId);
    if (this.usuario.authorities.includes(CONTROL)) return autoridades.has(CONTROL);
    return (autoridades.has(ANY_TOKEN) && !this.screen) || this.usuario.authorities.some(name => autoridades.has(name));
  }

  track(end: () => void): void {
    this.inFlight.add(end);
  }

  release(end: () => void): void {
    this.inFlight.remove(end);
  }

  endCalls(): void {
    this.inFlight.endAll();
  }
}

export function sessionOf(request: FastifyRequest): Session {
  if (request.session) return request.session;
  throw problema('nao-autenticado', { detail: 'Entre com CPF e senha.' });
}

export const personOf = (session: Session | null): { matricula?: string; marca?: string } =>
  session ? { matricula: session.usuario.matricula, marca: session.marca } : {};

export function toSessao(session: Session): components['schemas']['Sessao'] {
  const { nome, matricula, nomeLotacaoReal, authorities } = session.usuario;
  return {
    usuario: { nome, matricula, nomeLotacaoReal, authorities: [...authorities] },
    perfil: session.perfil,
    papel: session.papel ?? 'ATENDIMENTO',
    papeis: [...session.papeis],
    expiraEm: new Date(session.exp * 1000).toISOString(),
    ...(session.byProvider && { peloProvedor: true }),
    ...(session.byKey && { pelaChave: true }),
    ...(session.withoutKey && { semChave: true }),
    marca: session.marca,
  };
}
