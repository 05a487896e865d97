import type { components } from '@alipen/contracts/generated/government-api';
import { type OperationId, operations } from '@alipen/contracts/generated/operations';
import { type Problema, problema } from '@alipen/platform/problems/problema';
import { faultsOf } from './cycle-graph.ts';

/** One row of a life cycle. The check, the guarded update, the history, the audit and the buttons all use it. */
export type Step<State extends string = string> = {
  /** States it starts from; null means the thing does not exist yet. */
  readonly de: readonly (State | null)[];
  /** States it may lead to; where there are several the use case chooses one. */
  readonly para: readonly State[];
  /** PUBLICO: whoever holds the code of a link. */
  readonly autoridades: readonly (components['schemas']['Autoridade'] | 'PUBLICO')[];
  /** Null: no person takes this step by itself; a job does, or it comes with another step. */
  readonly operacao: OperationId | null;
  readonly recusa: string;
  /** The audit's name for the step, where it is neither the operation nor the step's own name. */
  readonly acao?: string;
};

export type Standing<State extends string = string> = {
  /** Null: it does not exist yet. */
  readonly situacao: State | null;
  /** Undefined: the operation has already settled who may, or no person asks. */
  readonly autoridades?: readonly string[];
};

/** A condition beyond state and authority: how the row is refused, or undefined. */
export type Ask<Row, Where> = (row: Row, where: Where) => (() => Problema) | undefined;

type Parts<Name extends string, State extends string, Row, Where> = {
  readonly passos: Readonly<Record<Name, Row>>;
  readonly situacoes: Readonly<Record<State, { readonly final: boolean }>>;
  readonly asks?: readonly Ask<Row, Where>[];
};

/** The life cycle of one kind of thing. A table with a fault throws when it is loaded, so nothing is served by it. */
export class Cycle<
  Name extends string,
  State extends string,
  Row extends Step<State>,
  Where extends Standing<State> = Standing<State>,
> {
  readonly names: readonly Name[];

  constructor(private readonly parts: Parts<Name, State, Row, Where>) {
    this.names = Object.keys(parts.passos) as Name[];
    const faults = faultsOf({ ...parts, operacoes: operations });
    if (faults.length) throw new Error(`A life cycle is not sound: ${faults.join('; ')}.`);
  }

  row(name: Name): Row {
    return this.parts.passos[name];
  }

  from(name: Name): State[] {
    return this.row(name).de.filter(state => state !== null);
  }

  startsFrom(name: Name, state: State | null): boolean {
    return this.row(name).de.includes(state);
  }

  /** Says nothing about the unit, which was settled before. */
  allowed(name: Name, where: Where): boolean {
    return this.refusal(name, where) === undefined;
  }

  /** The steps that may be taken now, in the order of the table: the buttons of the screens. */
  possible(where: Where): Name[] {
    return this.names.filter(name => this.allowed(name, where));
  }

  /** Throws 409 in another state, 403 without the authority, or whatever else the row refuses with. */
  require(name: Name, where: Where): void {
    const refusal = this.refusal(name, where);
    if (refusal) throw refusal();
  }

  outOfTurn(name: Name): Problema {
    return problema('transicao-invalida', { detail: this.row(name).recusa });
  }

  private refusal(name: Name, where: Where): (() => Problema) | undefined {
    const row = this.row(name);
    const { situacao, autoridades } = where;
    if (!row.de.includes(situacao)) return () => this.outOfTurn(name);
    if (autoridades && !row.autoridades.some(one => autoridades.includes(one))) return () => problema('nao-permitido');
    for (const ask of this.parts.asks ?? []) {
      const refusal = ask(row, where);
      if (refusal) return refusal;
    }
    return undefined;
  }
}
