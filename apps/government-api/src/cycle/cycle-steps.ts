import type { Problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail, type Autor } from '../audit/audit-trail.service.ts';
import type { Transaction } from '../database/database.ts';
import { type Change, LiveService } from '../live/live.service.ts';
import type { Cycle, Step } from './cycle.ts';

export type Guard<State extends string = string> = {
  readonly id: number;
  readonly versao: number;
  readonly de: readonly State[];
};

type Ruled<Name extends string, State extends string> = Pick<
  Cycle<Name, State, Step<State>>,
  'row' | 'from' | 'outOfTurn'
>;

export type Line<Name extends string, State extends string> = {
  readonly passo: Name;
  readonly id: number;
  readonly pessoa: Autor;
  readonly de: State | null;
  readonly para: State;
  readonly dados?: Record<string, unknown>;
};

type Written<Name extends string, State extends string> = {
  readonly entidade: string;
  readonly linhas: readonly Line<Name, State>[];
  /** Writes the feature's own history of these lines; undefined where there is none. */
  readonly historico?: () => Promise<unknown>;
};

type Read<Now> = {
  readonly entidade: string;
  /** The version that was read, and locked where the use case can. */
  readonly versao: number;
  /** Reads the thing again when the update wrote nothing. */
  readonly reler: () => Promise<Now | undefined>;
  /** The refusal when the version has changed; without it, the 412 of the audit trail. */
  readonly vencida?: (now: Now | undefined) => Problema;
};

type Taken<Name extends string, State extends string, After> = Omit<Written<Name, State>, 'linhas'> & {
  readonly linha: Line<Name, State>;
  /** Steps taken earlier in the same operation, written down only now. */
  readonly antes?: readonly Line<Name, State>[];
  /** The update under the guard; undefined when it matched no row. */
  readonly gravar: (guard: Guard<State>) => Promise<After | undefined>;
  readonly avisar?: (after: After) => Change | readonly Change[];
  /** True where the step is not written to the history and the audit. */
  readonly calado?: boolean;
  /** What else is written once the step is sure; all of it is sent to the database together. */
  readonly junto?: (after: After) => readonly Promise<unknown>[];
};

/** How every step of every life cycle is taken and written down (domain 4.5). */
@Injectable()
export class CycleSteps {
  constructor(
    private readonly audit: AuditTrail,
    private readonly live: LiveService,
  ) {}

  /**
   * Guarded by id, version and state: 412 when somebody changed the version in between, 409 when only the state differs.
   * The history, the audit rows and the notice to open screens are written with it.
   */
  async take<Name extends string, State extends string, After, Now extends { readonly versao: number }>(
    tx: Transaction,
    cycle: Ruled<Name, State>,
    taken: Taken<Name, State, After> & Read<Now>,
  ): Promise<After> {
    const { linha, antes = [], versao, gravar, avisar, calado = false, junto, entidade, historico } = taken;
    const { passo, id, para } = linha;
    if (!cycle.row(passo).para.includes(para)) throw new Error(`the step ${passo} does not lead to ${para}`);
    const after = await gravar({ id, versao, de: cycle.from(passo) });
    if (after === undefined) throw (await this.changed(tx, id, taken)) ?? cycle.outOfTurn(passo);
    await Promise.all([
      ...(calado ? [] : [this.write(tx, cycle, { entidade, historico, linhas: [...antes, linha] })]),
      ...(avisar ? [this.live.publish(tx, avisar(after))] : []),
      ...(junto?.(after) ?? []),
    ]);
    return after;
  }

  private async changed<Now extends { readonly versao: number }>(
    tx: Transaction,
    id: number,
    { entidade, versao, reler, vencida }: Read<Now>,
  ): Promise<Problema | undefined> {
    const now = await reler();
    if (now?.versao === versao) return undefined;
    return vencida?.(now) ?? this.audit.changed(tx, { entidade, entidadeId: id });
  }

  /** One statement for the history and one for the audit rows, however many lines there are. */
  async write<Name extends string, State extends string>(
    tx: Transaction,
    cycle: Ruled<Name, State>,
    { entidade, linhas, historico }: Written<Name, State>,
  ): Promise<void> {
    const auditadas = linhas.map(({ passo, id, pessoa, de, para, dados }) => {
      const { acao, operacao } = cycle.row(passo);
      return { pessoa, acao: acao ?? operacao ?? passo, entidade, entidadeId: id, dados: { ...dados, de, para } };
    });
    await Promise.all([historico?.(), this.audit.recordOfAll(tx, auditadas)]);
  }
}
