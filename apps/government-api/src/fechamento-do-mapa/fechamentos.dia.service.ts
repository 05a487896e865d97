import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { eachInSavepoint } from '../database/each-in-savepoint.ts';
import { type Conteudo, type DaUnidade, FechamentosService, novoCodigo } from '../fechamentos/fechamentos.service.ts';
import { LiveService } from '../live/live.service.ts';
import { type Lotacao, LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { MotivosService } from '../motivos/motivos.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import { GENESE, hashDe, selosDe } from './cadeia.rules.ts';
import { CongelamentoService } from './congelamento.service.ts';
import { FechamentoDoMapaRepository, type VersaoLida } from './fechamento-do-mapa.repository.ts';
import { ciclo } from './fechamentos.ciclo.rules.ts';
import { FechamentosLeituraService } from './fechamentos.leitura.service.ts';

type Schemas = components['schemas'];
export type DiaVisto = DaUnidade & { readonly ifMatch: string | undefined };
type Resposta = Promise<Schemas['Fechamento']>;

@Injectable()
export class FechamentosDiaService {
  constructor(
    private readonly database: Database,
    private readonly repository: FechamentoDoMapaRepository,
    private readonly face: FechamentosService,
    private readonly leitura: FechamentosLeituraService,
    private readonly congelamento: CongelamentoService,
    private readonly lotacoes: LotacoesService,
    private readonly pedidos: PedidosService,
    private readonly motivos: MotivosService,
    private readonly audit: AuditTrail,
    private readonly notificacoes: NotificacoesService,
    private readonly live: LiveService,
    private readonly clock: Clock,
  ) {}

  fechar(pessoa: Pessoa, visto: DiaVisto): Resposta {
    return this.database.transaction(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, visto.lotacaoId, pessoa);
      await this.face.travarParaFechar(tx, lotacao.id);
      const atual = await this.vista(tx, lotacao, visto);
      await this.fecharUm(tx, pessoa, { lotacao, data: visto.data, atual });
      return this.leitura.montar(tx, pessoa, lotacao, visto.data);
    });
  }

  /** Each day by itself: one that cannot be closed says why and does not stop the others. */
  fecharMes(pessoa: Pessoa, lotacaoId: number, mes: string): Promise<Schemas['MesFechado']> {
    return this.database.transaction(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      await this.face.travarParaFechar(tx, lotacaoId);
      const dataDe = (dia: number) => `${mes}-${String(dia).padStart(2, '0')}`;
      const resultados = await eachInSavepoint(tx, diasDoMes(mes), async (savepoint, dia) => {
        const data = dataDe(dia);
        const [atual] = await this.repository.findVersions(savepoint, { lotacaoId, data });
        await this.fecharUm(savepoint, pessoa, { lotacao, data, atual });
      });
      return { resultados: resultados.map(({ id, ...resultado }) => ({ data: dataDe(id), ...resultado })) };
    });
  }

  reabrir(pessoa: Pessoa, visto: DiaVisto, { motivoId, texto: digitado }: Schemas['ReaberturaDoMapa']): Resposta {
    const texto = digitado?.trim() || null;
    return this.database.transaction(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, visto.lotacaoId, pessoa);
      const { id: motivo, palavras } = await this.motivos.escolhido(tx, 'REABERTURA', { motivoId, texto });
      await this.face.travarParaFechar(tx, lotacao.id);
      const atual = await this.vista(tx, lotacao, visto);
      ciclo.require('reabrir', { situacao: atual?.situacao ?? null });
      if (!atual) return this.leitura.montar(tx, pessoa, lotacao, visto.data);
      const emPalavras = [palavras, texto].filter(Boolean).join(': ');
      const { data } = visto;
      await this.repository.transition(
        tx,
        { id: atual.id, de: ciclo.from('reabrir') },
        {
          situacao: 'REABERTO',
          reabertoEm: this.clock.now(),
          reabertoPor: pessoa.usuarioId,
          motivoId: motivo,
          motivo: emPalavras,
        },
      );
      await this.pedidos.reabrirDoDia(tx, pessoa, { lotacaoId: lotacao.id, data });
      await this.notificacoes.emitir(tx, 'MAPA_REABERTO', [
        { lotacaoId: lotacao.id, lotacao: lotacao.nome, data, versao: atual.versao, motivo: emPalavras },
      ]);
      const dados = { data, versao: atual.versao, de: atual.situacao, para: 'REABERTO', motivo: emPalavras };
      const { versao } = atual;
      await this.face.contarReabertura(tx, pessoa, { lotacaoId: lotacao.id, data, versao, motivo: emPalavras });
      await this.contar(tx, pessoa, 'reabrirDia', { lotacao, id: atual.id, data, dados });
      return this.leitura.montar(tx, pessoa, lotacao, data);
    });
  }

  /** Refuses where the person saw an older version; call it under the unit's lock. */
  async vista(tx: Transaction, lotacao: Lotacao, { data, ifMatch }: DiaVisto): Promise<VersaoLida | undefined> {
    const [atual] = await this.repository.findVersions(tx, { lotacaoId: lotacao.id, data });
    await this.audit.requireVersion(tx, {
      ifMatch,
      versao: atual?.versao ?? 0,
      entidade: 'fechamentos_mapa',
      entidadeId: atual?.id ?? 0,
      fusoHorario: lotacao.fusoHorario,
    });
    return atual;
  }

  async contar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: string,
    { lotacao, id, data, dados }: { lotacao: Lotacao; id: number; data: string; dados: Record<string, unknown> },
  ): Promise<void> {
    await this.audit.record(tx, pessoa, { acao, entidade: 'fechamentos_mapa', entidadeId: id, dados });
    await this.live.publish(tx, { tipo: 'fechamento', lotacaoId: lotacao.id, data });
  }

  private async fecharUm(
    tx: Transaction,
    pessoa: Pessoa,
    { lotacao, data, atual }: { lotacao: Lotacao; data: string; atual: VersaoLida | undefined },
  ): Promise<void> {
    ciclo.require('fechar', { situacao: atual?.situacao ?? null });
    const pendencias = await this.leitura.pendencias(tx, lotacao, data);
    if (pendencias.length) throw problema('conflito', { detail: pendencias.join(' ').slice(0, 2000) });
    const anterior = await this.repository.findLast(tx, lotacao.id);
    const fechadoEm = this.clock.now();
    const conteudo: Conteudo = {
      ...(await this.congelamento.congelar(tx, lotacao, data)),
      esquema: 2,
      versao: (atual?.versao ?? 0) + 1,
      sequencia: (anterior?.sequencia ?? 0) + 1,
      codigo: novoCodigo(),
      fechadoEm: fechadoEm.toISOString(),
      fechadoPor: { nome: pessoa.nome, matricula: pessoa.matricula },
    };
    const hashAnterior = anterior?.hash ?? GENESE;
    const selos = selosDe(conteudo);
    const { versao, sequencia, codigo } = conteudo;
    const id = await this.repository.insert(tx, {
      lotacaoId: lotacao.id,
      data,
      versao,
      sequencia,
      situacao: 'FECHADO',
      conteudo,
      selos,
      hash: hashDe(hashAnterior, selos, conteudo),
      hashAnterior,
      codigo,
      fechadoEm,
      fechadoPor: pessoa.usuarioId,
    });
    await this.pedidos.encerrarDoDia(tx, pessoa, { lotacaoId: lotacao.id, data });
    const fato = { lotacaoId: lotacao.id, lotacao: lotacao.nome, data, versao };
    await this.notificacoes.emitir(tx, 'DIA_FECHADO', [fato]);
    await this.face.contarFechamento(tx, pessoa, { lotacaoId: lotacao.id, data, versao });
    const dados = { data, versao, de: atual?.situacao ?? 'ABERTO', para: 'FECHADO', dia: porExtenso(data) };
    await this.contar(tx, pessoa, 'fecharDia', { lotacao, id, data, dados });
  }
}

/** 1 to 28, 29, 30 or 31 (domain 15.1). */
function diasDoMes(mes: string): number[] {
  const [ano = 0, numero = 0] = mes.split('-').map(Number);
  return Array.from({ length: new Date(Date.UTC(ano, numero, 0)).getUTCDate() }, (_, n) => n + 1);
}
