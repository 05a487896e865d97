import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { addDays, Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { violates } from '../../database/violations.ts';
import { type Lotacao, LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { etagOf, matches, missingVersion, staleVersion } from '../../versions/versions.ts';
import { HistoricoService } from '../itens/historico.service.ts';
import { ItensService } from '../itens/itens.service.ts';
import { toVersao } from '../programacoes.mapper.ts';
import { type Marca, ProgramacoesRepository, type Versao } from '../programacoes.repository.ts';
import { ProgramacoesService, versaoInexistente } from '../programacoes.service.ts';
import type { RegraFeriado } from '../semana/resolucao.rules.ts';
import { mudancasEntre, totalDaSemana } from '../semana/semana.rules.ts';
import { periodo, precisaCortar, situacaoDaVersao } from './versoes.rules.ts';
import {
  exigirDeHojeEmDiante,
  exigirHorizonte,
  exigirOrdem,
  invalida,
  mesmos,
  porExtenso,
  sobreposta,
} from './versoes-refusals.ts';

type Schemas = components['schemas'];
export type AlvoVersao = { readonly id: number; readonly ifMatch: string | undefined };
type Contexto = { tx: Transaction; pessoa: Pessoa; lotacao: Lotacao; hoje: string; marca: Marca };

const REGRA_PADRAO: RegraFeriado = 'COMO_DOMINGO';

@Injectable()
export class VersoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: ProgramacoesRepository,
    private readonly programacoes: ProgramacoesService,
    private readonly itens: ItensService,
    private readonly historico: HistoricoService,
    private readonly lotacoes: LotacoesService,
    private readonly clock: Clock,
  ) {}

  async linhaDoTempo(pessoa: Pessoa, lotacaoId: number): Promise<{ corpo: Schemas['LinhaDoTempo']; etag: string }> {
    return this.lerLinha(this.database, pessoa, await this.lotacoes.exigir(this.database, lotacaoId, pessoa));
  }

  definir(
    pessoa: Pessoa,
    { lotacaoId, ifMatch }: { lotacaoId: number; ifMatch: string | undefined },
    nova: Schemas['NovaProgramacao'],
  ): Promise<Schemas['Programacao']> {
    const { vigenciaInicio: inicio, vigenciaFim: fim = null, itens } = nova;
    return this.gravar(async tx => {
      const c = await this.contexto(tx, pessoa, lotacaoId);
      exigirDeHojeEmDiante(inicio, c.hoje);
      exigirHorizonte(fim, '/vigenciaFim', c.hoje);
      exigirOrdem(inicio, fim);
      await this.itens.exigir(tx, itens);
      await this.repository.lockLotacoes(tx, [lotacaoId]);
      await this.exigirLinha(tx, c, ifMatch);
      const anterior = await this.repository.findOn(tx, lotacaoId, inicio);
      const antigos = anterior ? await this.repository.findItens(tx, anterior.id) : [];
      const regraFeriado = nova.regraFeriado ?? (anterior?.regraFeriado as RegraFeriado | undefined) ?? REGRA_PADRAO;
      if (fim !== null) await this.exigirLivre(tx, lotacaoId, inicio, fim);
      const volta = fim === null ? undefined : await this.repository.findOn(tx, lotacaoId, addDays(fim, 1));
      if (volta && fim && volta.vigenciaInicio <= inicio) await this.deixarDepois(c, volta, inicio, fim);
      const observacao = nova.observacao ?? null;
      await this.repository.open(tx, [{ lotacaoId, inicio, fim, observacao, regraFeriado }], c.marca);
      await this.repository.insertItens(
        tx,
        inicio,
        itens.map(item => ({ ...item, lotacaoId })),
      );
      await this.historico.anotar(tx, pessoa, {
        acao: 'definirProgramacao',
        lotacaoId,
        antes: null,
        depois: {
          vigenciaInicio: inicio,
          vigenciaFim: fim,
          observacao,
          regraFeriado,
          totalSemanal: totalDaSemana(itens),
        },
        mudancas: mudancasEntre(antigos, itens),
      });
      return this.ler(c, await this.repository.findOn(tx, lotacaoId, inicio));
    });
  }

  editar(pessoa: Pessoa, alvo: AlvoVersao, edicao: Schemas['EdicaoProgramacao']): Promise<Schemas['Programacao']> {
    return this.gravar(async tx => {
      const { c, versao } = await this.paraMudar(tx, pessoa, alvo, false);
      await this.itens.exigir(tx, edicao.itens);
      const depois = {
        vigenciaInicio: precisaCortar(versao, c.hoje) ? c.hoje : versao.vigenciaInicio,
        vigenciaFim: edicao.vigenciaFim === undefined ? versao.vigenciaFim : edicao.vigenciaFim,
        observacao: edicao.observacao === undefined ? versao.observacao : edicao.observacao,
        regraFeriado: edicao.regraFeriado ?? (versao.regraFeriado as RegraFeriado),
      };
      exigirHorizonte(depois.vigenciaFim, '/vigenciaFim', c.hoje);
      exigirOrdem(depois.vigenciaInicio, depois.vigenciaFim);
      const { vigenciaInicio: inicio, vigenciaFim: fim } = depois;
      if (fim !== null && fim !== versao.vigenciaFim) await this.exigirLivre(tx, versao.lotacaoId, inicio, fim);
      const mudancas = mudancasEntre(await this.repository.findItens(tx, versao.id), edicao.itens);
      if (mudancas.length === 0 && mesmos(versao, depois)) return this.ler(c, versao);
      await this.trocar(c, versao, depois, edicao.itens);
      await this.historico.anotar(tx, pessoa, {
        acao: 'editarProgramacao',
        lotacaoId: versao.lotacaoId,
        antes: versao,
        depois: { ...depois, totalSemanal: totalDaSemana(edicao.itens) },
        mudancas,
      });
      return this.ler(c, await this.repository.findOn(tx, versao.lotacaoId, depois.vigenciaInicio));
    });
  }

  encerrar(pessoa: Pessoa, alvo: AlvoVersao, { em }: { em: string }): Promise<Schemas['Programacao']> {
    return this.gravar(async tx => {
      const { c, versao } = await this.paraMudar(tx, pessoa, alvo, true);
      const primeiro = precisaCortar(versao, c.hoje) ? addDays(c.hoje, -1) : versao.vigenciaInicio;
      if (em < primeiro) throw invalida('/em', `A programação pode terminar de ${porExtenso(primeiro)} em diante.`);
      if (versao.vigenciaFim !== null && em > versao.vigenciaFim) {
        throw invalida('/em', `Esta versão já termina em ${porExtenso(versao.vigenciaFim)}.`);
      }
      await this.repository.update(tx, versao.id, { vigenciaFim: em }, c.marca);
      await this.historico.anotar(tx, pessoa, {
        acao: 'encerrarProgramacao',
        lotacaoId: versao.lotacaoId,
        antes: versao,
        depois: { ...versao, vigenciaFim: em },
      });
      return this.ler(c, await this.repository.findById(tx, versao.id));
    });
  }

  remover(pessoa: Pessoa, alvo: AlvoVersao): Promise<{ corpo: Schemas['LinhaDoTempo']; etag: string }> {
    return this.gravar(async tx => {
      const { c, versao } = await this.paraMudar(tx, pessoa, alvo, true);
      if (situacaoDaVersao(versao, c.hoje) !== 'FUTURA') {
        throw problema('transicao-invalida', { detail: 'Esta versão já começou: encerre-a em vez de excluí-la.' });
      }
      await this.repository.delete(tx, versao.id);
      const vespera = addDays(versao.vigenciaInicio, -1);
      const vizinha = await this.repository.findOn(tx, versao.lotacaoId, vespera);
      if (vizinha?.vigenciaFim === vespera) {
        await this.repository.update(tx, vizinha.id, { vigenciaFim: versao.vigenciaFim }, c.marca);
      }
      await this.historico.anotar(tx, pessoa, {
        acao: 'removerProgramacao',
        lotacaoId: versao.lotacaoId,
        antes: versao,
        depois: null,
      });
      return this.lerLinha(tx, pessoa, c.lotacao);
    });
  }

  private async contexto(tx: Transaction, pessoa: Pessoa, lotacaoId: number): Promise<Contexto> {
    const lotacao = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
    const marca = { usuarioId: pessoa.usuarioId, agora: this.clock.now() };
    return { tx, pessoa, lotacao, hoje: this.clock.today(lotacao.fusoHorario), marca };
  }

  private async paraMudar(tx: Transaction, pessoa: Pessoa, { id, ifMatch }: AlvoVersao, opcional: boolean) {
    const versao = await this.repository.lockLotacaoOf(tx, id);
    if (!versao) throw versaoInexistente();
    const c = await this.contexto(tx, pessoa, versao.lotacaoId);
    if (!ifMatch && !opcional) throw missingVersion('da programação');
    if (ifMatch && !matches(ifMatch, versao.versao)) {
      const { autor, alteradoEm } = versao;
      throw staleVersion({ nome: autor ?? 'o sistema', em: alteradoEm, fusoHorario: c.lotacao.fusoHorario });
    }
    if (situacaoDaVersao(versao, c.hoje) === 'ENCERRADA') {
      throw problema('transicao-invalida', {
        detail: `A versão de ${periodo(versao)} já terminou e só pode ser lida.`,
      });
    }
    return { c, versao };
  }

  /** Updates in place when no day of the version has passed; else the past keeps its own version. */
  private async trocar(
    { tx, hoje, marca }: Contexto,
    versao: Versao,
    depois: {
      vigenciaInicio: string;
      vigenciaFim: string | null;
      observacao: string | null;
      regraFeriado: RegraFeriado;
    },
    itens: readonly Schemas['ItemProgramacao'][],
  ): Promise<void> {
    const { lotacaoId } = versao;
    if (!precisaCortar(versao, hoje)) {
      await this.repository.update(tx, versao.id, depois, marca);
      await this.repository.replaceItens(tx, versao, itens);
      return;
    }
    await this.repository.update(tx, versao.id, { vigenciaFim: addDays(hoje, -1) }, marca);
    const { vigenciaFim: fim, observacao, regraFeriado } = depois;
    await this.repository.open(tx, [{ lotacaoId, inicio: hoje, fim, observacao, regraFeriado }], marca);
    await this.repository.insertItens(
      tx,
      hoje,
      itens.map(item => ({ ...item, lotacaoId })),
    );
  }

  /** The version that was valid before comes back the day after the new one ends. */
  private async deixarDepois({ tx, marca }: Contexto, versao: Versao, inicio: string, fim: string): Promise<void> {
    const depois = addDays(fim, 1);
    if (versao.vigenciaInicio === inicio) {
      await this.repository.update(tx, versao.id, { vigenciaInicio: depois }, marca);
      return;
    }
    await this.repository.update(tx, versao.id, { vigenciaFim: addDays(inicio, -1) }, marca);
    await this.repository.copy(tx, versao.id, { inicio: depois, fim: versao.vigenciaFim }, marca);
  }

  private async exigirLivre(tx: Transaction, lotacaoId: number, inicio: string, fim: string): Promise<void> {
    const linha = await this.repository.findTimeline(tx, lotacaoId);
    const outra = linha.find(({ vigenciaInicio }) => vigenciaInicio > inicio && vigenciaInicio <= fim);
    if (outra) throw sobreposta(periodo(outra));
  }

  private async exigirLinha(tx: Transaction, { lotacao }: Contexto, ifMatch: string | undefined): Promise<void> {
    if (!ifMatch) return;
    const { tag, nome, em } = await this.repository.timelineTag(tx, lotacao.id);
    if (matches(ifMatch, tag)) return;
    const { fusoHorario } = lotacao;
    throw staleVersion({ nome: nome ?? 'outra pessoa', em: em ?? this.clock.now(), fusoHorario });
  }

  private async lerLinha(tx: Transaction, pessoa: Pessoa, { id, fusoHorario }: Lotacao) {
    const alcance = this.programacoes.alcance(pessoa, fusoHorario);
    const versoes = await this.repository.findTimeline(tx, id);
    const { tag } = await this.repository.timelineTag(tx, id);
    return {
      corpo: { hoje: alcance.hoje, versoes: versoes.map(versao => toVersao(versao, alcance)) },
      etag: etagOf(tag),
    };
  }

  private ler({ tx, pessoa, lotacao }: Contexto, versao: Versao | undefined): Promise<Schemas['Programacao']> {
    if (!versao) throw versaoInexistente();
    return this.programacoes.comItens(tx, versao, this.programacoes.alcance(pessoa, lotacao.fusoHorario));
  }

  /** The exclusion constraint has the last word, also between two people at once. */
  private async gravar<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      if (violates(error, 'uma_programacao_por_dia')) throw sobreposta();
      throw error;
    }
  }
}
