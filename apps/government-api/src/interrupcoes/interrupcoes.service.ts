import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { addDays, Clock } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { type ContratoAberto, ContratosService } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { type PedidoJulgado, PedidosService, toPedidoInterrompido } from '../pedidos/pedidos.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { InterrupcoesAvisosService } from './interrupcoes.avisos.service.ts';
import { type Nomes, toInterrupcao, toLotacao } from './interrupcoes.mapper.ts';
import {
  type Dias,
  type InterrupcaoLida,
  InterrupcoesRepository,
  type UnidadeAtendida,
} from './interrupcoes.repository.ts';
import { errosDoFim, errosDoPeriodo } from './interrupcoes.rules.ts';

type Schemas = components['schemas'];
type Nova = Schemas['NovaInterrupcao'];
type Escopo = Dias & { readonly contrato: ContratoAberto; readonly unidades: readonly UnidadeAtendida[] };

const ENTIDADE = 'interrupcoes_entrega';
const CHAVE_DOS_PEDIDOS = { CANCELADO: 'pedidosCancelados', REDUZIDO: 'pedidosReduzidos' } as const;

/** Days on which a contract delivers nothing to any of its units, as one act. */
@Injectable()
export class InterrupcoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: InterrupcoesRepository,
    private readonly contratos: ContratosService,
    private readonly pedidos: PedidosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly avisos: InterrupcoesAvisosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, contratoId: number): Promise<Schemas['Interrupcoes']> {
    const tx = this.database;
    await this.contratos.exigirAlgum(tx, contratoId);
    const lidas = await this.repository.ofContract(tx, contratoId);
    const quem = this.quem(pessoa, await this.nomes(tx));
    return { itens: lidas.map(lida => toInterrupcao(lida, quem)), interrompe: quem.gestor };
  }

  /** Everything is judged before anything is written: a simulation answers the same and stops there. */
  interromper(
    pessoa: Pessoa,
    contratoId: number,
    nova: Nova,
    { simular }: { simular: boolean },
  ): Promise<Schemas['EfeitoDaInterrupcao']> {
    return this.database.transaction(async tx => {
      const escopo = await this.escopo(tx, contratoId, nova, simular);
      const { inicio, fim, refeicaoIds, unidades } = escopo;
      const julgados = await this.pedidos.alcancados(tx, {
        ...{ contratoId, de: inicio, ate: fim, refeicaoIds },
        cancelarForaDoLimite: nova.cancelarForaDoLimite ?? false,
      });
      if (simular) return efeitoDe(unidades, julgados, null);
      const motivo = nova.motivo.trim();
      const id = await this.repository.insert(tx, {
        ...{ contratoId, inicio, fim, fimPrevisto: fim, refeicaoIds: [...refeicaoIds], motivo },
        ...{ registradaEm: this.clock.now(), registradaPor: pessoa.usuarioId },
      });
      const feitos = await this.pedidos.interromper(tx, pessoa, julgados, {
        ...{ causa: { interrupcaoId: id }, palavras: 'Entrega interrompida', motivo },
      });
      const nomes = await this.nomes(tx);
      await this.anotar(tx, pessoa, { id, motivo, nomes, escopo, feitos });
      await this.avisos.interrompida(tx, { id, motivo, nomes, ...escopo });
      return efeitoDe(unidades, feitos, toInterrupcao(await this.exigir(tx, id), this.quem(pessoa, nomes)));
    });
  }

  encerrar(
    pessoa: Pessoa,
    { interrupcaoId, ifMatch }: { interrupcaoId: number; ifMatch: string | undefined },
    { ultimoDia }: Schemas['FimDeInterrupcao'],
  ): Promise<Schemas['Interrupcao']> {
    return this.database.transaction(async tx => {
      await this.repository.lock(tx, interrupcaoId);
      const antes = await this.exigir(tx, interrupcaoId);
      const { contratoId, fim, refeicaoIds, versao } = antes;
      await this.audit.requireVersion(tx, { ifMatch, versao, entidade: ENTIDADE, entidadeId: interrupcaoId });
      const hoje = this.contratos.hoje();
      if (fim < hoje) throw problema('transicao-invalida', { detail: 'Esta interrupção já terminou.' });
      const errors = errosDoFim(antes, ultimoDia, hoje);
      if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
      const encerrada = { encerradaEm: this.clock.now(), encerradaPor: pessoa.usuarioId };
      await this.repository.end(tx, interrupcaoId, { fim: ultimoDia, ...encerrada });
      const contrato = await this.contratos.exigirAlgum(tx, contratoId);
      const acao = { acao: 'encerrarInterrupcao', antes: { ultimoDia: fim }, depois: { ultimoDia } };
      await this.audit.recordAll(tx, pessoa, [
        { ...acao, entidade: ENTIDADE, entidadeId: interrupcaoId },
        { ...acao, entidade: 'contratos', entidadeId: contratoId },
      ]);
      const inicio = addDays(ultimoDia, 1);
      const unidades = await this.repository.findUnits(tx, { contratoId, inicio, fim, refeicaoIds });
      await this.avisos.retomada(tx, { id: interrupcaoId, inicio, contrato, unidades });
      return toInterrupcao(await this.exigir(tx, interrupcaoId), this.quem(pessoa, await this.nomes(tx)));
    });
  }

  private async escopo(tx: Transaction, contratoId: number, nova: Nova, simular: boolean): Promise<Escopo> {
    const contrato = await this.contratos.exigirAlgum(tx, contratoId);
    const { inicio, fim, refeicoes: refeicaoIds = [] } = nova;
    const errors = errosDoPeriodo(nova, { hoje: this.contratos.hoje(), contrato });
    if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
    const dias = { contratoId, inicio, fim, refeicaoIds };
    if (!simular) await this.repository.lockUnits(tx, dias);
    const outra = await this.repository.findOverlap(tx, dias);
    if (outra) throw sobreposta(outra);
    const unidades = await this.repository.findUnits(tx, dias);
    if (!unidades.length) throw semUnidades(contrato.numero);
    return { ...dias, contrato, unidades };
  }

  private anotar(
    tx: Transaction,
    pessoa: Pessoa,
    feito: { id: number; motivo: string; nomes: Nomes; escopo: Escopo; feitos: readonly PedidoJulgado[] },
  ): Promise<void> {
    const { id, motivo, nomes, escopo, feitos } = feito;
    const { contratoId, contrato, inicio, fim, refeicaoIds, unidades } = escopo;
    const contar = (destino: keyof typeof CHAVE_DOS_PEDIDOS) => ({
      [CHAVE_DOS_PEDIDOS[destino]]: feitos.filter(julgado => julgado.destino === destino).length,
    });
    const depois = {
      ...{ contrato: contrato.numero, inicio, ultimoDia: fim, motivo },
      ...(refeicaoIds.length && { refeicoesInterrompidas: emLista(refeicaoIds, nomes) }),
      ...{ lotacoes: String(unidades.length), ...contar('CANCELADO'), ...contar('REDUZIDO') },
    };
    return this.audit.recordAll(tx, pessoa, [
      { acao: 'interromperEntregas', entidade: ENTIDADE, entidadeId: id, depois },
      { acao: 'interromperEntregas', entidade: 'contratos', entidadeId: contratoId, depois },
    ]);
  }

  private async exigir(tx: Transaction, id: number): Promise<InterrupcaoLida> {
    const lida = await this.repository.findById(tx, id);
    if (!lida) throw problema('nao-encontrado', { detail: 'Esta interrupção não existe.' });
    return lida;
  }

  private async nomes(tx: Transaction): Promise<Nomes> {
    return new Map((await this.tiposAlimentacao.todosHoje(tx)).map(({ id, nome }) => [id, nome]));
  }

  private quem({ authorities }: Pessoa, nomes: Nomes) {
    return { hoje: this.contratos.hoje(), nomes, gestor: authorities.includes('AL_GESTOR') };
  }
}

const emLista = (ids: readonly number[], nomes: Nomes): string => ids.map(id => nomes.get(id) ?? id).join(', ');

function efeitoDe(
  unidades: readonly UnidadeAtendida[],
  pedidos: readonly PedidoJulgado[],
  interrupcao: Schemas['Interrupcao'] | null,
): Schemas['EfeitoDaInterrupcao'] {
  return {
    simulada: interrupcao === null,
    interrupcao,
    aEnviar: unidades.reduce((soma, { aEnviar }) => soma + aEnviar, 0),
    lotacoes: unidades.map(toLotacao),
    pedidos: pedidos.map(toPedidoInterrompido),
  };
}

function sobreposta({ inicio, fim }: { inicio: string; fim: string }) {
  const detail = `A entrega deste contrato já está interrompida de ${porExtenso(inicio)} a ${porExtenso(fim)}. Escolha outros dias ou encerre a outra.`;
  return problema('conflito', { detail, errors: [{ pointer: '/inicio', detail }] });
}

function semUnidades(numero: string) {
  const detail = `O contrato ${numero} não atende nenhuma lotação ativa nesses dias, nessas refeições.`;
  return problema('dados-invalidos', { detail, errors: [{ pointer: '/inicio', detail }] });
}
