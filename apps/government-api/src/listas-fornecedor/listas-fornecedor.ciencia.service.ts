import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { closedDoor, doorSum, newDoorCode, openDoor, openUntil, signedName } from '../auth/supplier-door.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import { type DaLista, TrocasService } from '../trocas/trocas.service.ts';
import { daUnidade, situacaoDaCiencia } from './ciencia.rules.ts';
import { ListasDoDiaService } from './listas-do-dia.service.ts';
import { CienciasRepository } from './listas-fornecedor.ciencia.repository.ts';
import { toAConfirmar, toCiencia, toCienciaDaEmissao } from './listas-fornecedor.mapper.ts';
import { ListasFornecedorRepository } from './listas-fornecedor.repository.ts';

type Schemas = components['schemas'];

/** That a day's list reached the supplier: whoever holds an address of it says so, without an account (ADR 41). */
@Injectable()
export class CienciaDaListaService {
  constructor(
    private readonly database: Database,
    private readonly repository: CienciasRepository,
    private readonly listas: ListasFornecedorRepository,
    private readonly dia: ListasDoDiaService,
    private readonly pedidos: PedidosService,
    private readonly trocas: TrocasService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** The address is in this answer alone. Those that left by mail go on. */
  criar(pessoa: Pessoa, emissaoId: number): Promise<Schemas['AcessoCriado']> {
    return this.database.transaction(async tx => {
      const emissao = await this.listas.find(tx, emissaoId);
      if (!emissao) throw problema('nao-encontrado', { detail: `A emissão ${emissaoId} não existe.` });
      const { codigo, criadoEm, expiraEm } = await this.abrirPorta(tx, pessoa, emissao);
      await this.audit.record(tx, pessoa, {
        ...{ acao: 'criarAcessoLista', entidade: 'fornecedores', entidadeId: emissao.fornecedorId },
        dados: { data: emissao.data, numero: emissao.numero },
      });
      const acesso = { criadoEm: criadoEm.toISOString(), por: pessoa.nome, expiraEm: expiraEm.toISOString() };
      return { endereco: enderecoDe(codigo), acesso };
    });
  }

  /** Open to the end of the day of the meals. */
  async abrirPorta(tx: Transaction, pessoa: Pessoa, { id, data }: { readonly id: number; readonly data: string }) {
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    const porta = {
      codigo: newDoorCode(),
      criadoEm: this.clock.now(),
      expiraEm: openUntil(data > hoje ? data : hoje),
    };
    const { codigo, ...guardada } = porta;
    const convite = { emissaoId: id, codigoSha256: doorSum(codigo), criadoPor: pessoa.usuarioId, ...guardada };
    await this.repository.addAccess(tx, convite);
    return porta;
  }

  async ler(codigo: string): Promise<Schemas['ListaAConfirmar']> {
    const { emissao } = await this.abrir(this.database, codigo);
    const [ultima, ciencia, trocas] = await Promise.all([
      this.repository.lastNumber(this.database, emissao.fornecedorId, emissao.data),
      this.repository.find(this.database, emissao.id),
      this.trocas.daLista(this.database, daEmissao(emissao)),
    ]);
    return toAConfirmar(emissao, { substituta: ultima > emissao.numero ? ultima : null, ciencia, trocas });
  }

  /** Holds the supplier's lock: a list that is being replaced meanwhile is not acknowledged, and of two only one is first. */
  confirmar(codigo: string, { nome }: Schemas['NovaCienciaDaLista']): Promise<Schemas['CienciaDaLista']> {
    const assinada = signedName(nome);
    return this.database.transaction(async tx => {
      const { convite, emissao } = await this.abrir(tx, codigo);
      const { id, fornecedorId, data, numero } = emissao;
      await this.listas.lock(tx, fornecedorId);
      const primeira = await this.repository.find(tx, id);
      if (primeira) return toCiencia(primeira);
      const ultima = await this.repository.lastNumber(tx, fornecedorId, data);
      if (ultima > numero) throw substituida(numero, ultima);
      const ciencia = { emissaoId: id, conviteId: convite.id, nome: assinada, em: this.clock.now() };
      await this.repository.add(tx, ciencia);
      await this.audit.recordAll(tx, null, [
        {
          ...{ acao: 'confirmarListaPeloCodigo', entidade: 'fornecedores', entidadeId: fornecedorId },
          dados: { data, numero, declarante: ciencia.nome },
        },
      ]);
      return toCiencia(ciencia);
    });
  }

  /** What may be swapped are the meals of the list, on its day. */
  pedirTroca(codigo: string, dita: Schemas['NovaTrocaDoFornecedor']): Promise<Schemas['TrocasDaLista']> {
    return this.database.transaction(async tx => {
      const { emissao } = await this.abrir(tx, codigo);
      const lista = daEmissao(emissao);
      await this.trocas.pedirPelaLista(tx, lista, dita);
      return this.trocas.daLista(tx, lista);
    });
  }

  async doPedido(pessoa: Pessoa, pedidoId: number): Promise<Schemas['CienciaDoPedido'][]> {
    const tx = this.database;
    const { pedido } = await this.pedidos.exigir(tx, pedidoId, pessoa);
    const emitidas = await this.listas.lastOfOrder(tx, pedidoId);
    return Promise.all(
      emitidas.map(async ({ fornecedorId, fornecedor, numero }) => {
        const [reconhecida] = await this.repository.lastOfDay(tx, pedido.dataRefeicao, fornecedorId);
        const { lista } = await this.dia.doFornecedor(tx, fornecedorId, pedido.dataRefeicao);
        const { conteudo } = reconhecida ?? {};
        const dela = conteudo && { conteudo: { ...conteudo, lista: daUnidade(conteudo.lista, pedido.lotacaoId) } };
        return {
          fornecedor,
          emissao: numero,
          situacao: situacaoDaCiencia(dela, daUnidade(lista, pedido.lotacaoId)),
          ciencia: toCienciaDaEmissao(reconhecida),
        };
      }),
    );
  }

  private async abrir(tx: Transaction, codigo: string) {
    const convite = openDoor(await this.repository.findBySum(tx, doorSum(codigo)), this.clock.now(), OUTRO);
    const emissao = await this.listas.find(tx, convite.emissaoId);
    if (!emissao) throw closedDoor(OUTRO);
    return { convite, emissao };
  }
}

type Emissao = NonNullable<Awaited<ReturnType<ListasFornecedorRepository['find']>>>;
const daEmissao = ({ fornecedorId, data, conteudo }: Emissao): DaLista => ({
  ...{ fornecedorId, data },
  refeicoes: conteudo.lista.refeicoes,
});

const OUTRO = 'Se ainda não confirmou a lista, peça outro ao atendimento.';

export const enderecoDe = (codigo: string): string => `/lista/${codigo}`;

const substituida = (numero: number, ultima: number) =>
  problema('conflito', {
    detail: `A emissão ${numero} foi substituída pela ${ultima}, e não se confirma mais. Confirme a ${ultima}, pelo endereço que veio com ela.`,
  });
