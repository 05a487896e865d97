import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { addDays, Clock } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { type Lotacao, LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { type DiaExportado, type DiaGravado, EfetivosMesRepository } from './efetivos.mes.repository.ts';
import { camposMudados, camposPorDia, diasDoMes } from './efetivos.rules.ts';

type Schemas = components['schemas'];
type Caminho = { lotacaoId: number; mes: string };
type Mes = { mes: Schemas['EfetivoDoMes']; versao: string };

const MAIS_DIAS = 31;

@Injectable()
export class EfetivosMesService {
  constructor(
    private readonly database: Database,
    private readonly repository: EfetivosMesRepository,
    private readonly lotacoes: LotacoesService,
    private readonly parametros: ParametrosService,
    private readonly audit: AuditTrail,
    private readonly fechamentos: FechamentosService,
    private readonly clock: Clock,
  ) {}

  obter(pessoa: Pessoa, { lotacaoId, mes }: Caminho): Promise<Mes> {
    return this.database.transaction(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      return this.montar(tx, lotacao, mes);
    });
  }

  gravar(
    pessoa: Pessoa,
    { lotacaoId, mes, ifMatch }: Caminho & { ifMatch: string | undefined },
    { dias }: Schemas['DiasDeEfetivo'],
  ): Promise<Mes> {
    return this.database.transaction(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      if (!lotacao.ativa) throw problema('conflito', { detail: `${lotacao.nome} está inativa.` });
      conferirDias(mes, dias, await this.ate(tx, lotacao));
      await this.fechamentos.travar(tx, [lotacaoId]);
      await this.repository.lock(tx, lotacaoId);
      const gravados = await this.doMes(tx, lotacaoId, mes);
      const { fusoHorario } = lotacao;
      const registro = { entidade: 'efetivos_diarios', entidadeId: lotacaoId };
      await this.audit.requireVersion(tx, { ...registro, ifMatch, versao: versaoDe(gravados), fusoHorario });
      const antes = new Map(gravados.map(dia => [dia.data, dia]));
      const mudados = dias
        .map(dia => ({
          ...dia,
          lotacaoId,
          visitantesPrevistos:
            dia.visitantesPrevistos === undefined
              ? (antes.get(dia.data)?.visitantesPrevistos ?? null)
              : dia.visitantesPrevistos,
        }))
        .filter(dia => camposMudados(antes.get(dia.data), dia).length > 0);
      await this.fechamentos.exigirAbertos(tx, mudados);
      if (mudados.length) {
        const escrita = { fonte: 'MANUAL', agora: this.clock.now(), por: pessoa.usuarioId } as const;
        await this.repository.upsertDias(tx, mudados, escrita);
      }
      await this.audit.record(tx, pessoa, {
        ...registro,
        acao: 'gravarEfetivoDoMes',
        antes: camposPorDia(mudados.flatMap(({ data }) => antes.get(data) ?? [])),
        depois: camposPorDia(mudados),
      });
      return this.montar(tx, lotacao, mes);
    });
  }

  exportar({ de, ate, lotacaoId }: { de: string; ate: string; lotacaoId?: number }): Promise<DiaExportado[]> {
    const detail = ate < de ? 'O fim do período vem antes do começo.' : `O período pode ter até ${MAIS_DIAS} dias.`;
    if (ate < de || ate > addDays(de, MAIS_DIAS - 1)) {
      throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/ate', detail }] });
    }
    return this.repository.findExportados(this.database, { de, ate, lotacaoId });
  }

  private doMes(tx: Transaction, lotacaoId: number, mes: string): Promise<DiaGravado[]> {
    const dias = diasDoMes(mes);
    return this.repository.findDias(tx, lotacaoId, { de: dias[0] ?? '', ate: dias.at(-1) ?? '' });
  }

  /** The last day that takes a number (R4: nobody knows further ahead how many people there will be). */
  private async ate(tx: Transaction, { fusoHorario }: Lotacao): Promise<string> {
    const hoje = this.clock.today(fusoHorario);
    return addDays(hoje, (await this.parametros.doDia(tx, hoje)).horizonteDias);
  }

  private async montar(tx: Transaction, lotacao: Lotacao, mes: string): Promise<Mes> {
    const gravados = await this.doMes(tx, lotacao.id, mes);
    const porDia = new Map(gravados.map(dia => [dia.data, dia]));
    const { id, nome, municipio, uf, fusoHorario } = lotacao;
    return {
      versao: versaoDe(gravados),
      mes: {
        lotacao: { id, nome, municipio, uf },
        mes,
        hoje: this.clock.today(fusoHorario),
        ate: await this.ate(tx, lotacao),
        dias: diasDoMes(mes).map(data => toDia(data, porDia.get(data))),
      },
    };
  }
}

function conferirDias(mes: string, dias: Schemas['DiasDeEfetivo']['dias'], ate: string): void {
  const vistos = new Set<string>();
  const errors = dias.flatMap(({ data }, i): ErroDeCampo[] => {
    const pointer = `/dias/${i}/data`;
    const repetido = vistos.has(data);
    vistos.add(data);
    if (!data.startsWith(`${mes}-`)) return [{ pointer, detail: `${porExtenso(data)} não é do mês.` }];
    if (repetido) return [{ pointer, detail: `${porExtenso(data)} veio duas vezes.` }];
    if (data <= ate) return [];
    return [{ pointer, detail: `Informe o efetivo só até ${porExtenso(ate)}.` }];
  });
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
}

function toDia(data: string, dia: DiaGravado | undefined): Schemas['DiaDeEfetivo'] {
  return {
    data,
    internos: dia?.internos ?? null,
    servidoresPlantao: dia?.servidoresPlantao ?? null,
    servidoresExpediente: dia?.servidoresExpediente ?? null,
    visitantesPrevistos: dia?.visitantesPrevistos ?? null,
    fonte: (dia?.fonte as Schemas['FonteEfetivo'] | undefined) ?? null,
    capturadoEm: dia?.capturadoEm.toISOString() ?? null,
  };
}

/** A month is many rows, so its version is a digest of their contents. */
function versaoDe(dias: readonly DiaGravado[]): string {
  const texto = JSON.stringify(dias.map(dia => [dia.data, ...Object.values(toDia(dia.data, dia))]));
  return createHash('sha256').update(texto).digest('base64url').slice(0, 22);
}
