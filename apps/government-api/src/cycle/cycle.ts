import type { components } from '@alipen/contracts/generated/government-api';
import { type OperationId, operations } from '@alipen/contracts/generated/operations';
import { type Problema, problema } from '@alipen/platform/problems/problema';
import { faultsOf } from './cycle-graph.ts';

/** One row of a life cycle: the check, the guarded update, the history, the audit and the buttons all go by it. */
export type Step<State extends string = string> = {
  /** States it starts from; null is "nothing yet". */
  readonly de: readonly (State | null)[];
  /** States it may lead to; where there are several the use case chooses one. */
  readonly para: readonly State[];
  /** PUBLICO: who holds the code of a link. */
  readonly autoridades: readonly (components['schemas']['Autoridade'] | 'PUBLICO')[];
  /** Null: no person takes it by itself; a job does, or it comes with something else. */
  readonly operacao: OperationId | null;
  /** What a person reads when the thing is in another state. */
  readonly recusa: string;
  /** What the audit calls it, where that is neither the operation nor the step's own name. */
  readonly acao?: string;
};

/** Where a thing stands, and who asks; each cycle adds what its own rows look at. */
export type Standing<State extends string = string> = {
  /** Null: it does not exist yet. */
  readonly situacao: State | null;
  /** Undefined: the operation has settled who may, or nobody asks. */
  readonly autoridades?: readonly string[];
};

/** What a row may ask beyond state and authority; answers how it is refused, or nothing. */
export type Ask<Row, Where> = (row: Row, where: Where) => (() => Problema) | undefined;

type Parts<Name extends string, State extends string, Row, Where> = {
  readonly passos: Readonly<Record<Name, Row>>;
  readonly situacoes: Readonly<Record<State, { readonly final: boolean }>>;
  readonly asks?: readonly Ask<Row, Where>[];
};

/** The life of one kind of thing. A table with a hole in it does not load: nothing is served by it. */
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

  /** The states a step starts from. */
  from(name: Name): State[] {
    return this.row(name).de.filter(state => state !== null);
  }

  startsFrom(name: Name, state: State | null): boolean {
    return this.row(name).de.includes(state);
  }

  /** Whether the step may be taken now; whose unit it is was settled before. */
  allowed(name: Name, where: Where): boolean {
    return this.refusal(name, where) === undefined;
  }

  /** The steps that may be taken now, in the order of the table: the buttons of the screens. */
  possible(where: Where): Name[] {
    return this.names.filter(name => this.allowed(name, where));
  }

  /** 409 in another state, 403 without the authority, or what the row asks besides. */
  require(name: Name, where: Where): void {
    const refusal = this.refusal(name, where);
    if (refusal) throw refusal();
  }

  /** The step cannot start here: the state is another one. */
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
