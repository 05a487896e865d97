import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { addDays, Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { violates } from '../../database/violations.ts';
import { type Lotacao, LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { matches, missingVersion, staleVersion } from '../../versions/versions.ts';
import { HistoricoService } from '../itens/historico.service.ts';
import { ItensService } from '../itens/itens.service.ts';
import { ProgramacoesRepository } from '../programacoes.repository.ts';
import { mudancasEntre, SEM_DIA } from '../semana/semana.rules.ts';
import { toExcecao } from './excecoes.mapper.ts';
import { type Dados, type ExcecaoComItens, ExcecoesRepository } from './excecoes.repository.ts';
import { errosDoPeriodo, faseDe, porExtenso } from './excecoes.rules.ts';

type Schemas = components['schemas'];
export type AlvoExcecao = { readonly id: number; readonly ifMatch: string | undefined };

const DIAS_PARA_TRAS = 60;

/** Days of a unit that do not follow its week. A day has one exception at most: the exclusion constraint has the last word. */
@Injectable()
export class ExcecoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: ExcecoesRepository,
    private readonly programacoes: ProgramacoesRepository,
    private readonly itens: ItensService,
    private readonly historico: HistoricoService,
    private readonly lotacoes: LotacoesService,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, lotacaoId: number, de: string | undefined): Promise<Schemas['Excecao'][]> {
    const lotacao = await this.lotacoes.exigir(this.database, lotacaoId, pessoa);
    const { hoje } = this.quando(lotacao);
    const achadas = await this.repository.findFrom(this.database, lotacaoId, de ?? addDays(hoje, -DIAS_PARA_TRAS));
    return achadas.map(excecao => toExcecao(excecao, hoje, pessoa));
  }

  async obter(pessoa: Pessoa, id: number): Promise<Schemas['Excecao']> {
    const excecao = await this.exigir(this.database, id);
    const lotacao = await this.lotacoes.exigir(this.database, excecao.lotacaoId, pessoa);
    return toExcecao(excecao, this.quando(lotacao).hoje, pessoa);
  }

  criar(pessoa: Pessoa, lotacaoId: number, nova: Schemas['NovaExcecao']): Promise<Schemas['Excecao']> {
    return this.gravar(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      const { hoje, agora } = this.quando(lotacao);
      const dados = await this.conferir(tx, nova, hoje);
      await this.programacoes.lockLotacoes(tx, [lotacaoId]);
      await this.exigirLivre(tx, lotacaoId, dados, 0);
      const marca = { usuarioId: pessoa.usuarioId, agora };
      const id = await this.repository.insert(tx, lotacaoId, dados, nova.itens, marca);
      const mudancas = mudancasDoDia([], nova.itens);
      await this.historico.anotar(tx, pessoa, {
        acao: 'criarExcecao',
        lotacaoId,
        antes: null,
        depois: dados,
        mudancas,
      });
      return toExcecao(await this.exigir(tx, id), hoje, pessoa);
    });
  }

  /** An exception that began keeps its past days: it ends on the eve and another takes over from today. */
  editar(pessoa: Pessoa, alvo: AlvoExcecao, nova: Schemas['NovaExcecao']): Promise<Schemas['Excecao']> {
    return this.gravar(async tx => {
      const { antes, lotacao } = await this.paraMudar(tx, pessoa, alvo, false);
      const { hoje, agora } = this.quando(lotacao);
      const comecou = faseDe(antes, hoje) === 'presente';
      const deHoje = comecou && nova.dataInicio <= hoje ? { ...nova, dataInicio: hoje } : nova;
      const dados = await this.conferir(tx, deHoje, hoje);
      await this.exigirLivre(tx, antes.lotacaoId, dados, antes.id);
      const marca = { usuarioId: pessoa.usuarioId, agora };
      let { id } = antes;
      if (comecou) {
        await this.repository.update(tx, id, { dataFim: addDays(hoje, -1) }, marca);
        id = await this.repository.insert(tx, antes.lotacaoId, dados, nova.itens, marca);
      } else {
        await this.repository.update(tx, id, dados, marca);
        await this.repository.replaceItens(tx, id, nova.itens);
      }
      const { lotacaoId } = antes;
      const mudancas = mudancasDoDia(antes.itens, nova.itens);
      await this.historico.anotar(tx, pessoa, { acao: 'editarExcecao', lotacaoId, antes, depois: dados, mudancas });
      return toExcecao(await this.exigir(tx, id), hoje, pessoa);
    });
  }

  remover(pessoa: Pessoa, alvo: AlvoExcecao): Promise<Schemas['Excecao']> {
    return this.gravar(async tx => {
      const { antes, lotacao } = await this.paraMudar(tx, pessoa, alvo, true);
      const { hoje, agora } = this.quando(lotacao);
      const { lotacaoId } = antes;
      if (faseDe(antes, hoje) === 'presente') {
        const marca = { usuarioId: pessoa.usuarioId, agora };
        await this.repository.update(tx, antes.id, { dataFim: addDays(hoje, -1) }, marca);
      } else await this.repository.delete(tx, antes.id);
      await this.historico.anotar(tx, pessoa, { acao: 'removerExcecao', lotacaoId, antes, depois: null });
      return toExcecao(antes, hoje, pessoa);
    });
  }

  private quando({ fusoHorario }: Lotacao) {
    return { hoje: this.clock.today(fusoHorario), agora: this.clock.now() };
  }

  private async exigir(tx: Transaction, id: number): Promise<ExcecaoComItens> {
    const excecao = await this.repository.findById(tx, id);
    if (!excecao) throw problema('nao-encontrado', { detail: 'Esta exceção não existe mais.' });
    return excecao;
  }

  private async paraMudar(tx: Transaction, pessoa: Pessoa, { id, ifMatch }: AlvoExcecao, opcional: boolean) {
    await this.programacoes.lockLotacoes(tx, [(await this.exigir(tx, id)).lotacaoId]);
    const antes = await this.exigir(tx, id);
    const lotacao = await this.lotacoes.exigir(tx, antes.lotacaoId, pessoa);
    const { fusoHorario } = lotacao;
    if (!ifMatch && !opcional) throw missingVersion('da exceção');
    if (ifMatch && !matches(ifMatch, antes.versao)) {
      const nome = (await this.repository.authorOf(tx, antes)) ?? 'outra pessoa';
      throw staleVersion({ nome, em: antes.alteradoEm, fusoHorario });
    }
    if (faseDe(antes, this.clock.today(fusoHorario)) === 'passada') {
      throw problema('data-passada', { detail: 'Esta exceção já passou e só pode ser lida.' });
    }
    return { antes, lotacao };
  }

  private async conferir(tx: Transaction, nova: Schemas['NovaExcecao'], hoje: string): Promise<Dados> {
    const descricao = nova.descricao?.trim() || null;
    const errors = errosDoPeriodo(nova, hoje);
    if (nova.motivo === 'OUTRO' && !descricao) errors.push({ pointer: '/descricao', detail: 'Diga qual é o motivo.' });
    if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
    await this.itens.exigir(tx, nova.itens);
    const { dataInicio, dataFim, motivo } = nova;
    return { dataInicio, dataFim, motivo, descricao };
  }

  private async exigirLivre(tx: Transaction, lotacaoId: number, { dataInicio, dataFim }: Dados, menos: number) {
    const outra = await this.repository.findOverlap(tx, lotacaoId, dataInicio, dataFim, menos);
    if (outra) throw sobreposta(`de ${porExtenso(outra)}`);
  }

  private async gravar<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      if (violates(error, 'uma_excecao_por_dia')) throw sobreposta('nestes dias');
      throw error;
    }
  }
}

type Itens = readonly Schemas['ItemExcecao'][];

const mudancasDoDia = (antes: Itens, depois: Itens) => {
  const [a, b] = [antes, depois].map(itens => itens.map(item => ({ ...item, diaSemana: SEM_DIA })));
  return mudancasEntre(a ?? [], b ?? []);
};

function sobreposta(qual: string) {
  const detail = `Já existe uma exceção ${qual}. Escolha outros dias ou mude essa exceção.`;
  return problema('conflito', { detail, errors: [{ pointer: '/dataInicio', detail }] });
}
