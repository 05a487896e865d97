import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { type Lotacao, LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { HistoricoService } from '../itens/historico.service.ts';
import { ProgramacoesRepository } from '../programacoes.repository.ts';
import { type Janela, JanelasRepository } from './janelas.repository.ts';
import { avisosDasJanelas, type Horas, hora, propriasEm } from './janelas.rules.ts';

type Schemas = components['schemas'];

@Injectable()
export class JanelasService {
  constructor(
    private readonly database: Database,
    private readonly repository: JanelasRepository,
    private readonly programacoes: ProgramacoesRepository,
    private readonly historico: HistoricoService,
    private readonly lotacoes: LotacoesService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly clock: Clock,
  ) {}

  async propriasEm(tx: Transaction, lotacaoId: number, data: string): Promise<ReadonlyMap<number, Horas>> {
    return propriasEm(await this.repository.findAll(tx, lotacaoId), data);
  }

  async propriasDe(tx: Transaction, lotacoes: readonly number[] | undefined, data: string) {
    const porLotacao = new Map<number, Janela[]>();
    for (const { lotacaoId, ...mudanca } of await this.repository.findOf(tx, lotacoes)) {
      porLotacao.set(lotacaoId, [...(porLotacao.get(lotacaoId) ?? []), mudanca]);
    }
    return new Map([...porLotacao].map(([id, mudancas]) => [id, propriasEm(mudancas, data)]));
  }

  async listar(pessoa: Pessoa, lotacaoId: number, data: string | undefined): Promise<Schemas['JanelasDaLotacao']> {
    const lotacao = await this.lotacoes.exigir(this.database, lotacaoId, pessoa);
    return this.ler(this.database, lotacao, data);
  }

  definir(
    pessoa: Pessoa,
    { lotacaoId, tipoAlimentacaoId }: { lotacaoId: number; tipoAlimentacaoId: number },
    nova: Schemas['NovaJanela'],
  ): Promise<Schemas['JanelasDaLotacao']> {
    return this.database.transaction(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      const refeicao = (await this.tiposAlimentacao.ativos(tx)).find(({ id }) => id === tipoAlimentacaoId);
      if (!refeicao) throw problema('nao-encontrado', { detail: 'Esta refeição não existe ou está inativa.' });
      exigirHoras(nova);
      if (nova.valeDe < this.clock.today(lotacao.fusoHorario)) {
        const detail = 'A janela vale de hoje em diante; o atraso dos dias passados não muda.';
        throw problema('data-passada', { detail, errors: [{ pointer: '/valeDe', detail }] });
      }
      await this.programacoes.lockLotacoes(tx, [lotacaoId]);
      const anterior = propriasEm(await this.repository.findAll(tx, lotacaoId), nova.valeDe).get(tipoAlimentacaoId);
      const marca = { usuarioId: pessoa.usuarioId, agora: this.clock.now() };
      await this.repository.upsert(tx, lotacaoId, { tipoAlimentacaoId, ...nova }, marca);
      const nada = { entregaInicio: null, entregaFim: null };
      await this.historico.anotar(tx, pessoa, {
        acao: 'definirJanela',
        lotacaoId,
        antes: { ...(anterior ?? nada) },
        depois: { refeicao: refeicao.nome, ...nova },
      });
      return this.ler(tx, lotacao, undefined);
    });
  }

  private async ler(
    tx: Transaction,
    lotacao: Lotacao,
    pedida: string | undefined,
  ): Promise<Schemas['JanelasDaLotacao']> {
    const data = pedida ?? this.clock.today(lotacao.fusoHorario);
    const mudancas = await this.repository.findAll(tx, lotacao.id);
    const proprias = propriasEm(mudancas, data);
    const janelas = (await this.tiposAlimentacao.ativos(tx)).map(({ id, nome, entregaInicio, entregaFim }) => ({
      tipoAlimentacaoId: id,
      nome,
      padraoInicio: entregaInicio,
      padraoFim: entregaFim,
      ...(proprias.get(id) ?? { entregaInicio, entregaFim }),
      propria: proprias.has(id),
      mudancas: mudancas
        .filter(({ tipoAlimentacaoId }) => tipoAlimentacaoId === id)
        .map(mudanca => ({
          valeDe: mudanca.valeDe,
          entregaInicio: mudanca.entregaInicio && hora(mudanca.entregaInicio),
          entregaFim: mudanca.entregaFim && hora(mudanca.entregaFim),
        })),
    }));
    return { data, janelas, avisos: avisosDasJanelas(janelas) };
  }
}

function exigirHoras({ entregaInicio, entregaFim }: Schemas['NovaJanela']): void {
  if ((entregaInicio === null) !== (entregaFim === null)) {
    const pointer = entregaInicio === null ? '/entregaInicio' : '/entregaFim';
    throw invalida(pointer, 'Informe as duas horas, ou nenhuma para voltar à janela da refeição.');
  }
  if (entregaInicio !== null && entregaFim !== null && entregaFim <= entregaInicio) {
    throw invalida('/entregaFim', 'A janela termina depois de começar.');
  }
}

function invalida(pointer: string, detail: string) {
  return problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
}
