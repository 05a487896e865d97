import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, rows } from '../database/database.ts';
import type { Autoridade } from './pessoa.ts';

type Standing = {
  readonly nome: string;
  readonly autoridade: Autoridade;
  readonly lotacaoId: number | null;
  readonly escopos: readonly string[];
};

/**
 * What a service account may do now. Two primary keys are read at each call, so a revoked account or secret is refused
 * at its next call on any process. Notes the call, at most once a minute.
 */
@Injectable()
export class LivingAccounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(contaId: number, segredoId: number): Promise<Standing | undefined> {
    const [row] = await rows<Standing & { visto: boolean }>(
      this.database,
      sql`
        select c.nome, c.autoridade, c.lotacao_id as "lotacaoId", c.escopos,
          coalesce(c.usada_em > ${this.instant(-60)}::timestamptz, false) as visto
        from contas_servico c join segredos_conta s on s.conta_id = c.id
        where c.id = ${contaId} and s.id = ${segredoId} and c.revogada_em is null and s.revogado_em is null
          and c.valida_ate >= ${this.clock.today(FUSO_DA_AGENCIA)}::date`,
    );
    if (!row) return undefined;
    if (!row.visto) {
      await this.database.execute(
        sql`update contas_servico set usada_em = ${this.instant(0)}::timestamptz where id = ${contaId}`,
      );
    }
    return row;
  }

  private instant(seconds: number): string {
    return new Date(this.clock.now().getTime() + seconds * 1000).toISOString();
  }
}
