import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { ItensService } from '../itens/itens.service.ts';
import { ProgramacoesRepository } from '../programacoes.repository.ts';
import { comPercentual, type Item, mudancasEntre, sobrepor, totalDaSemana } from '../semana/semana.rules.ts';
import { LotesRepository, type UnidadeComVersao } from './lotes.repository.ts';
import { LotesService, type Troca } from './lotes.service.ts';

type Schemas = components['schemas'];
type Aplicacao = Schemas['AplicacaoProgramacao'];
type Resultado = Schemas['AplicacaoNaLotacao'];
type Proposta = { readonly depois: readonly Item[] } | { readonly recusa: string };
type Propor = (unidade: UnidadeComVersao, antes: readonly Item[]) => Proposta;

/** For up to this many units the answer lists every changed cell; a whole state would be megabytes. */
const COM_CELULAS = 50;

@Injectable()
export class AplicacaoService {
  constructor(
    private readonly database: Database,
    private readonly programacoes: ProgramacoesRepository,
    private readonly repository: LotesRepository,
    private readonly lotes: LotesService,
    private readonly itens: ItensService,
    private readonly lotacoes: LotacoesService,
    private readonly clock: Clock,
  ) {}

  aplicar(pessoa: Pessoa, simular: boolean, aplicacao: Aplicacao): Promise<Schemas['ResultadoAplicacao']> {
    const { lotacaoIds, vigenciaInicio } = aplicacao;
    return this.database.transaction(async tx => {
      if (!simular) await this.programacoes.lockLotacoes(tx, lotacaoIds);
      const unidades = await this.repository.findUnidades(tx, lotacaoIds, vigenciaInicio);
      const semanas = await this.semanasDe(tx, unidades);
      const propor = await this.proposta(tx, pessoa, aplicacao, unidades);
      const lidas = unidades.map(unidade => {
        const antes = semanas.get(unidade.id) ?? [];
        return { unidade, antes, proposta: this.recusa(unidade, vigenciaInicio) ?? propor(unidade, antes) };
      });
      const trocas: Troca[] = lidas.flatMap(({ unidade, antes, proposta }) => {
        if ('recusa' in proposta) return [];
        const mudancas = mudancasEntre(antes, proposta.depois);
        return mudancas.length ? [{ unidade, antes, depois: proposta.depois, mudancas }] : [];
      });
      if (!simular) await this.lotes.gravar(tx, pessoa, 'aplicarProgramacao', vigenciaInicio, trocas);
      const por = new Map(trocas.map(troca => [troca.unidade.id, troca]));
      const comCelulas = lotacaoIds.length <= COM_CELULAS;
      const feitas = lidas.map(({ unidade, antes, proposta }) =>
        resultadoDe(unidade, antes, proposta, por.get(unidade.id), comCelulas),
      );
      return { simulada: simular, resultados: [...feitas, ...inexistentes(lotacaoIds, unidades)] };
    });
  }

  private semanasDe(tx: Transaction, unidades: readonly UnidadeComVersao[]) {
    return this.repository.findSemanas(
      tx,
      unidades.flatMap(({ programacaoId }) => programacaoId ?? []),
    );
  }

  private recusa({ ativa, fusoHorario }: UnidadeComVersao, inicio: string): Proposta | undefined {
    if (!ativa) return { recusa: 'A lotação está inativa.' };
    if (inicio < this.clock.today(fusoHorario)) return { recusa: 'O dia já passou nesta lotação.' };
    return undefined;
  }

  private async proposta(
    tx: Transaction,
    pessoa: Pessoa,
    { modo, vigenciaInicio, deLotacaoId, percentual }: Aplicacao,
    unidades: readonly UnidadeComVersao[],
  ): Promise<Propor> {
    const { refeicoes, publicos } = await this.itens.nomes(tx);
    const ativo = (item: Item) => refeicoes.has(item.tipoAlimentacaoId) && publicos.has(item.tipoPublicoId);
    if (modo === 'COPIAR') {
      const semana = (await this.semanaDe(tx, pessoa, deLotacaoId, vigenciaInicio)).filter(ativo);
      return ({ id }) => (id === deLotacaoId ? { recusa: 'É a lotação de origem.' } : { depois: semana });
    }
    if (modo === 'PERCENTUAL') {
      if (percentual === undefined) throw invalido('/percentual', 'Informe o percentual.');
      return ({ programacaoId }, antes) =>
        programacaoId === null
          ? { recusa: 'A lotação não tem programação nessa data.' }
          : { depois: antes.map(item => ({ ...item, quantidade: comPercentual(item.quantidade, percentual) })) };
    }
    const doEfetivo = await this.repository.findDoEfetivo(
      tx,
      unidades.map(({ id }) => id),
      vigenciaInicio,
    );
    return ({ id }, antes) => {
      const semana = doEfetivo.get(id);
      // Publics without a head count are typed by hand, so they stay.
      return semana ? { depois: sobrepor(antes, semana) } : { recusa: 'A lotação não tem efetivo informado.' };
    };
  }

  private async semanaDe(tx: Transaction, pessoa: Pessoa, id: number | undefined, data: string): Promise<Item[]> {
    if (id === undefined) throw invalido('/deLotacaoId', 'Diga de qual lotação copiar.');
    await this.lotacoes.exigir(tx, id, pessoa);
    const origem = await this.programacoes.findOn(tx, id, data);
    if (!origem) throw invalido('/deLotacaoId', 'A lotação de origem não tem programação nessa data.');
    return this.programacoes.findItens(tx, origem.id);
  }
}

function resultadoDe(
  { id, nome }: UnidadeComVersao,
  antes: readonly Item[],
  proposta: Proposta,
  troca: Troca | undefined,
  comCelulas: boolean,
): Resultado {
  const totalAntes = totalDaSemana(antes);
  if ('recusa' in proposta) {
    const nada = { celulas: 0, totalAntes, totalDepois: totalAntes, mudancas: [] };
    return { id, nome, feito: false, detail: proposta.recusa, ...nada };
  }
  const mudancas = troca?.mudancas ?? [];
  return {
    id,
    nome,
    feito: true,
    celulas: mudancas.length,
    totalAntes,
    totalDepois: totalDaSemana(proposta.depois),
    mudancas: comCelulas ? [...mudancas] : [],
  };
}

function inexistentes(ids: readonly number[], unidades: readonly UnidadeComVersao[]): Resultado[] {
  const existem = new Set(unidades.map(({ id }) => id));
  const nada = { celulas: 0, totalAntes: 0, totalDepois: 0, mudancas: [] };
  return ids
    .filter(id => !existem.has(id))
    .map(id => ({ id, nome: '', feito: false, detail: 'Esta lotação não existe.', ...nada }));
}

function invalido(pointer: string, detail: string) {
  return problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
}
