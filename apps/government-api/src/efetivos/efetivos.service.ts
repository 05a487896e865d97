import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { addDays, Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { toEfetivo, toEfetivoNoDia } from './efetivos.mapper.ts';
import { EfetivosRepository, type LinhaEfetivo } from './efetivos.repository.ts';
import { numerosDe } from './efetivos.rules.ts';

type Schemas = components['schemas'];
export type BuscaEfetivos = { data: string; lotacaoId?: number; pagina: number; tamanho: number };

export type EfetivoDeReferencia = {
  /** The day it was informed for: the asked one or the last before it. */
  readonly data: string;
  readonly internos: number;
  /** On duty plus office hours. */
  readonly servidores: number;
  readonly servidoresPlantao: number;
  readonly servidoresExpediente: number;
  readonly fonte: string;
  readonly capturadoEm: Date;
};

@Injectable()
export class EfetivosService {
  constructor(
    private readonly database: Database,
    private readonly repository: EfetivosRepository,
    private readonly lotacoes: LotacoesService,
    private readonly parametros: ParametrosService,
    private readonly audit: AuditTrail,
    private readonly fechamentos: FechamentosService,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, busca: BuscaEfetivos): Promise<Schemas['PaginaEfetivos']> {
    const { data, pagina, tamanho } = busca;
    if (busca.lotacaoId !== undefined) requireReach(pessoa, busca.lotacaoId);
    const lotacaoId = busca.lotacaoId ?? pessoa.restritaA ?? undefined;
    const { itens, total } = await this.repository.findPage(this.database, { data, lotacaoId }, { pagina, tamanho });
    return { itens: itens.map(toEfetivo), total, pagina, tamanho };
  }

  async doDia(pessoa: Pessoa, data: string): Promise<Schemas['EfetivosDoDia']> {
    const unidades = await this.repository.dayOfUnits(this.database, data, pessoa.restritaA);
    return { data, linhas: unidades.map(toEfetivoNoDia) };
  }

  informar(
    pessoa: Pessoa,
    { lotacaoId, data }: { lotacaoId: number; data: string },
    novo: Schemas['NovoEfetivo'],
  ): Promise<Schemas['Efetivo']> {
    return this.database.transaction(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      // R4: nobody knows further ahead how many people there will be.
      const hoje = this.clock.today(lotacao.fusoHorario);
      const { horizonteDias } = await this.parametros.doDia(tx, hoje);
      if (data > addDays(hoje, horizonteDias)) {
        throw problema('fora-do-horizonte', {
          detail: `Informe o efetivo com até ${horizonteDias} dias de antecedência.`,
        });
      }
      await this.fechamentos.travar(tx, [lotacaoId]);
      await this.fechamentos.exigirAbertos(tx, [{ lotacaoId, data }]);
      const efetivo: LinhaEfetivo = {
        lotacaoId,
        data,
        internos: novo.internos,
        servidoresPlantao: novo.servidoresPlantao,
        servidoresExpediente: novo.servidoresExpediente,
        fonte: 'MANUAL',
        capturadoEm: this.clock.now(),
      };
      const antes = await this.repository.findOne(tx, lotacaoId, data);
      await this.repository.upsert(tx, {
        ...efetivo,
        visitantesPrevistos: novo.visitantesPrevistos,
        informadoPor: pessoa.usuarioId,
      });
      await this.audit.record(tx, pessoa, {
        acao: 'informarEfetivo',
        entidade: 'efetivos_diarios',
        entidadeId: lotacaoId,
        dados: { data, ...novo },
        antes: antes ? numerosDe(antes) : null,
        depois: { ...(antes && numerosDe(antes)), ...novo },
      });
      return toEfetivo({ ...efetivo, nome: lotacao.nome, municipio: lotacao.municipio, uf: lotacao.uf });
    });
  }

  /** The head count an order of this day is compared with; null when none was ever informed. */
  async deReferencia(tx: Transaction, lotacaoId: number, data: string): Promise<EfetivoDeReferencia | null> {
    const row = await this.repository.findReferencia(tx, lotacaoId, data);
    if (!row) return null;
    return {
      data: row.data,
      internos: row.internos,
      servidores: row.servidoresPlantao + row.servidoresExpediente,
      servidoresPlantao: row.servidoresPlantao,
      servidoresExpediente: row.servidoresExpediente,
      fonte: row.fonte,
      capturadoEm: row.capturadoEm,
    };
  }
}
