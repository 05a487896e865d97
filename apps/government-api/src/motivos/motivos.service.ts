import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { searchText } from '../database/search-text.ts';
import { type Motivo, toMotivo } from './motivos.mapper.ts';
import { type Contexto, type LinhaMotivo, MotivosRepository } from './motivos.repository.ts';
import { codigoDe, codigoLivre, textoAparado } from './motivos.rules.ts';

type Schemas = components['schemas'];
export type Escrita = { id: number; ifMatch: string | undefined };
export type BuscaMotivos = { contexto?: Contexto; inativos: boolean };

const ENTIDADE = 'motivos';
const OUTROS = 'OUTROS';
/** The contract allows this many reasons in the order of one context. */
const MAIS_MOTIVOS = 100;

/** `palavras` are recorded with the choice and stay, whatever the catalogue says later. */
export type MotivoEscolhido = { id: number; palavras: string };

/** A reason is never deleted: what was written with it keeps its words. */
@Injectable()
export class MotivosService {
  constructor(
    private readonly database: Database,
    private readonly repository: MotivosRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(busca: BuscaMotivos): Promise<Motivo[]> {
    return (await this.repository.find(this.database, busca)).map(toMotivo);
  }

  async obter(id: number): Promise<Motivo> {
    return toMotivo(await this.exigir(this.database, id));
  }

  criar(pessoa: Pessoa, novo: Schemas['NovoMotivo']): Promise<Motivo> {
    return this.database.transaction(async tx => {
      const { contexto, exigeTexto } = novo;
      await this.repository.lock(tx, contexto);
      const todos = await this.repository.find(tx, { contexto, inativos: true });
      if (todos.length >= MAIS_MOTIVOS) throw cheio();
      const texto = textoAparado(novo.texto);
      exigirUnico(texto, todos);
      const motivo = {
        contexto,
        codigo: codigoPedido(novo.codigo, texto, todos),
        texto,
        textoBusca: searchText(texto),
        exigeTexto,
        ordem: Math.max(0, ...todos.map(({ ordem }) => ordem)) + 10,
        criadoEm: this.clock.now(),
      };
      const linha = await this.repository.insert(tx, motivo);
      if (!linha) throw repetido(texto);
      const { codigo } = motivo;
      const depois = { contexto, codigo, texto, exigeTexto, ativo: true };
      await this.audit.record(tx, pessoa, {
        acao: 'criarMotivo',
        entidade: ENTIDADE,
        entidadeId: linha.id,
        depois,
      });
      return toMotivo(linha);
    });
  }

  editar(pessoa: Pessoa, escrita: Escrita, edicao: Schemas['EdicaoMotivo']): Promise<Motivo> {
    return this.database.transaction(async tx => {
      const linha = await this.travar(tx, escrita, false);
      const todos = await this.repository.find(tx, { contexto: linha.contexto as Contexto, inativos: true });
      const texto = textoAparado(edicao.texto);
      exigirUnico(
        texto,
        todos.filter(({ id }) => id !== linha.id),
      );
      const depois = { texto, exigeTexto: edicao.exigeTexto };
      return this.gravar(tx, pessoa, 'editarMotivo', linha, {
        antes: { texto: linha.texto, exigeTexto: linha.exigeTexto },
        depois,
        set: { ...depois, textoBusca: searchText(texto) },
      });
    });
  }

  ordenar(pessoa: Pessoa, { contexto, ids }: Schemas['OrdemDosMotivos']): Promise<Motivo[]> {
    return this.database.transaction(async tx => {
      await this.repository.lock(tx, contexto);
      const antes = await this.repository.find(tx, { contexto, inativos: true });
      if (antes.length !== ids.length || antes.some(({ id }) => !ids.includes(id))) throw outraLista();
      await this.repository.setOrder(tx, ids);
      const depois = await this.repository.find(tx, { contexto, inativos: true });
      const emTexto = (linhas: readonly LinhaMotivo[]) => ({ ordem: linhas.map(({ texto }) => texto).join(', ') });
      await this.audit.record(tx, pessoa, {
        acao: 'ordenarMotivos',
        entidade: ENTIDADE,
        antes: emTexto(antes),
        depois: emTexto(depois),
      });
      return depois.map(toMotivo);
    });
  }

  mudarAtivo(pessoa: Pessoa, escrita: Escrita, ativo: boolean): Promise<Motivo> {
    return this.database.transaction(async tx => {
      const linha = await this.travar(tx, escrita, true);
      if (linha.ativo === ativo) return toMotivo(linha);
      const acao = ativo ? 'reativarMotivo' : 'inativarMotivo';
      return this.gravar(tx, pessoa, acao, linha, { antes: { ativo: !ativo }, depois: { ativo }, set: { ativo } });
    });
  }

  async escolhido(
    tx: Transaction,
    contexto: Contexto,
    { motivoId, texto }: { motivoId: number | undefined; texto: string | null },
  ): Promise<MotivoEscolhido> {
    const linha = motivoId === undefined ? undefined : await this.repository.findById(tx, motivoId);
    if (!linha?.ativo || linha.contexto !== contexto) throw recusado('/motivoId', 'Escolha um motivo da lista.');
    if (linha.exigeTexto && !texto) throw recusado('/texto', `O motivo “${linha.texto}” pede uma explicação.`);
    return { id: linha.id, palavras: linha.texto };
  }

  /** The reason for what no other of the catalogue says; the system's own acts are of this one, with their words. */
  async outros(tx: Transaction, contexto: Contexto): Promise<MotivoEscolhido> {
    const todos = await this.repository.find(tx, { contexto, inativos: true });
    const linha = todos.find(({ codigo }) => codigo === OUTROS) ?? todos.at(-1);
    if (!linha) throw recusado('/motivoId', 'Não há motivos cadastrados para isto.');
    return { id: linha.id, palavras: linha.texto };
  }

  private async exigir(tx: Transaction, id: number): Promise<LinhaMotivo> {
    const linha = await this.repository.findById(tx, id);
    if (!linha) throw problema('nao-encontrado', { detail: `O motivo ${id} não existe.` });
    return linha;
  }

  private async travar(tx: Transaction, { id, ifMatch }: Escrita, opcional: boolean): Promise<LinhaMotivo> {
    const { contexto } = await this.exigir(tx, id);
    await this.repository.lock(tx, contexto);
    const linha = await this.exigir(tx, id);
    const { versao } = linha;
    await this.audit.requireVersion(tx, { ifMatch, versao, entidade: ENTIDADE, entidadeId: id, opcional });
    return linha;
  }

  private async gravar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: string,
    { id }: LinhaMotivo,
    { antes, depois, set }: Record<'antes' | 'depois' | 'set', Record<string, unknown>>,
  ): Promise<Motivo> {
    await this.repository.update(tx, id, { ...set, alteradoEm: this.clock.now() });
    await this.audit.record(tx, pessoa, { acao, entidade: ENTIDADE, entidadeId: id, antes, depois });
    return toMotivo(await this.exigir(tx, id));
  }
}

function codigoPedido(pedido: string | undefined, texto: string, todos: readonly LinhaMotivo[]): string {
  const usados = new Set(todos.map(({ codigo }) => codigo));
  const codigo = pedido ?? codigoDe(texto);
  if (!codigo) {
    const detail = 'Escreva ao menos uma palavra.';
    throw problema('dados-invalidos', { detail, errors: [{ pointer: '/texto', detail }] });
  }
  if (pedido === undefined) return codigoLivre(codigo, usados);
  if (!usados.has(codigo)) return codigo;
  const detail = `O código ${codigo} já é de outro motivo deste contexto.`;
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/codigo', detail }] });
}

function exigirUnico(texto: string, outros: readonly LinhaMotivo[]): void {
  if (texto.length < 3) {
    const detail = 'Escreva ao menos 3 letras.';
    throw problema('dados-invalidos', { detail, errors: [{ pointer: '/texto', detail }] });
  }
  if (outros.some(({ textoBusca }) => textoBusca === searchText(texto))) throw repetido(texto);
}

function repetido(texto: string) {
  const detail = `Já existe o motivo “${texto}” neste contexto. Se está inativo, reative-o.`;
  return problema('ja-existe', { detail, errors: [{ pointer: '/texto', detail }] });
}

const cheio = () => problema('conflito', { detail: `Este contexto já tem ${MAIS_MOTIVOS} motivos, o máximo.` });

const outraLista = () =>
  problema('conflito', { detail: 'A lista de motivos mudou enquanto você a ordenava. Recarregue e ordene de novo.' });

const recusado = (pointer: string, detail: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });
