import { sql } from 'drizzle-orm';
import { AuditTrailRepository } from '../src/audit/audit-trail.repository.ts';
import { AuditTrail } from '../src/audit/audit-trail.service.ts';
import { Clock } from '../src/clock/clock.ts';
import type { Database, Transaction } from '../src/database/database.ts';
import { EmpenhosRepository } from '../src/empenhos/empenhos.repository.ts';
import { EmpenhosService } from '../src/empenhos/empenhos.service.ts';
import { HOJE } from './pedidos.cenario.ts';

export const QUEM = { usuarioId: 1, matricula: '100001', requestId: 'spec' };
export const clock = Object.assign(new Clock(), { now: () => new Date(`${HOJE}T12:00:00Z`) });
export const repository = new EmpenhosRepository();
export const audit = new AuditTrail(new AuditTrailRepository(), clock);
export const empenhos = new EmpenhosService(repository, audit, clock);

/** Billings 1 to `quantas` of contract 1, a month each. */
export const semearMedicoes = (database: Database, quantas: number) =>
  database.execute(sql`
    insert into medicoes (contrato_id, mes, situacao, aberta_em, alterada_em)
    select 1, (date '2026-01-01' + n * interval '1 month')::date, 'APROVADA', now(), now()
    from generate_series(0, ${quantas - 1}::int) n order by n`);

export const mesDa = (medicaoId: number): string =>
  new Date(Date.UTC(2026, medicaoId - 1, 1)).toISOString().slice(0, 7);

export const empenhar = (
  tx: Transaction,
  numero: string,
  valorCentavos: number,
  data = '2026-01-10',
): Promise<number> =>
  repository.insert(tx, {
    contratoId: 1,
    numero,
    data,
    tipo: 'ESTIMATIVO',
    valorCentavos,
    criadoEm: clock.now(),
    criadoPor: QUEM.usuarioId,
  });

export const consumir = (tx: Transaction, medicaoId: number, valorCentavos: number): Promise<void> =>
  empenhos.consumir(tx, QUEM, { medicaoId, contratoId: 1, mes: mesDa(medicaoId), valorCentavos });
