import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AtivacoesService } from '../ativacoes/ativacoes.service.ts';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { searchText } from '../database/search-text.ts';
import { errosDosHorarios } from './horarios.rules.ts';
import { TiposAlimentacaoCadastroRepository } from './tipos-alimentacao.cadastro.repository.ts';
import { TiposAlimentacaoLeituraService } from './tipos-alimentacao.leitura.service.ts';
import type { TipoLido } from './tipos-alimentacao.repository.ts';
import { TiposAlimentacaoService } from './tipos-alimentacao.service.ts';
import { fraseDoUso } from './uso.rules.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['TipoAlimentacaoDetalhado'];
export type Escrita = { id: number; ifMatch: string | undefined };

const ENTIDADE = 'tipos_alimentacao';
/** The limit of the API contract's lists of meals. */
const MAIS_TIPOS = 50;

@Injectable()
export class TiposAlimentacaoCadastroService {
  constructor(
    private readonly database: Database,
    private readonly repository: TiposAlimentacaoCadastroRepository,
    private readonly leitura: TiposAlimentacaoLeituraService,
    private readonly tipos: TiposAlimentacaoService,
    private readonly ativacoes: AtivacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  obter(id: number): Promise<Detalhado> {
    return this.leitura.ler(this.database, id);
  }

  criar(pessoa: Pessoa, { horarios, ...novo }: Schemas['NovoTipoAlimentacao']): Promise<Detalhado> {
    return this.database.transaction(async tx => {
      await this.repository.lock(tx);
      const todos = await this.leitura.todos(tx);
      if (todos.length >= MAIS_TIPOS) throw cheio();
      const tipo = aparado(novo);
      recusar([...errosDosNomes(tipo, todos), ...errosDosHorarios(horarios, '/horarios')]);
      const ordem = (await this.repository.lastOrder(tx)) + 10;
      const id = await this.repository.insert(tx, { ...tipo, ...horarios, ordem, criadoEm: this.clock.now() });
      await this.ativacoes.nascer(tx, { especie: 'REFEICAO', id });
      const depois = { ...tipo, ...horarios, ativo: true };
      await this.audit.record(tx, pessoa, {
        acao: 'criarTipoAlimentacao',
        entidade: ENTIDADE,
        entidadeId: id,
        depois,
      });
      return this.leitura.ler(tx, id);
    });
  }

  editar(pessoa: Pessoa, escrita: Escrita, edicao: Schemas['EdicaoTipoAlimentacao']): Promise<Detalhado> {
    return this.database.transaction(async tx => {
      const { lido, todos } = await this.leitura.travar(tx, escrita);
      const tipo = aparado(edicao);
      recusar(
        errosDosNomes(
          tipo,
          todos.filter(outro => outro !== lido),
        ),
      );
      const { nome, sigla, icone, cor, meioDoDia, fotoObrigatoria, soOndeContratada } = lido.tipo;
      const antes = { nome, sigla, icone, cor, meioDoDia, fotoObrigatoria, soOndeContratada };
      await this.repository.update(tx, escrita.id, { ...tipo, alteradoEm: this.clock.now() });
      await this.anotar(tx, pessoa, 'editarTipoAlimentacao', escrita.id, {
        antes,
        depois: { soOndeContratada, ...tipo },
      });
      return this.leitura.ler(tx, escrita.id);
    });
  }

  ordenar(pessoa: Pessoa, ids: readonly number[]): Promise<Schemas['TipoAlimentacao'][]> {
    return this.database.transaction(async tx => {
      await this.repository.lock(tx);
      const todos = await this.leitura.todos(tx);
      const antes = todos.map(({ tipo }) => tipo.id);
      if (antes.length !== ids.length || antes.some(id => !ids.includes(id))) throw outraLista();
      await this.repository.setOrder(tx, ids);
      const nomes = new Map(todos.map(({ tipo }) => [tipo.id, tipo.nome]));
      const emTexto = (lista: readonly number[]) => ({ ordem: lista.map(id => nomes.get(id)).join(', ') });
      await this.anotar(tx, pessoa, 'ordenarTiposAlimentacao', null, { antes: emTexto(antes), depois: emTexto(ids) });
      return this.tipos.todosHoje(tx);
    });
  }

  inativar(pessoa: Pessoa, escrita: Escrita, { mesmoEmUso }: { mesmoEmUso: boolean }): Promise<Detalhado> {
    return this.database.transaction(async tx => {
      const { lido, hoje } = await this.leitura.travar(tx, { ...escrita, opcional: true });
      if (!lido.tipo.ativo) return this.leitura.ler(tx, escrita.id);
      const uso = fraseDoUso(lido.tipo.nome, await this.repository.dependents(tx, escrita.id, hoje));
      if (uso && !mesmoEmUso) throw problema('em-uso', { detail: uso });
      await this.mudarAtivo(tx, pessoa, 'inativarTipoAlimentacao', lido, { uso });
      return this.leitura.ler(tx, escrita.id);
    });
  }

  reativar(pessoa: Pessoa, escrita: Escrita): Promise<Detalhado> {
    return this.database.transaction(async tx => {
      const { lido } = await this.leitura.travar(tx, { ...escrita, opcional: true });
      if (!lido.tipo.ativo) await this.mudarAtivo(tx, pessoa, 'reativarTipoAlimentacao', lido, {});
      return this.leitura.ler(tx, escrita.id);
    });
  }

  private async mudarAtivo(
    tx: Transaction,
    pessoa: Pessoa,
    acao: string,
    { tipo }: TipoLido,
    { uso }: { uso?: string | null },
  ): Promise<void> {
    await this.repository.update(tx, tipo.id, { ativo: !tipo.ativo, alteradoEm: this.clock.now() });
    await this.ativacoes.mudar(tx, { especie: 'REFEICAO', id: tipo.id }, !tipo.ativo);
    await this.audit.record(tx, pessoa, {
      acao,
      entidade: ENTIDADE,
      entidadeId: tipo.id,
      ...(uso && { dados: { uso } }),
      antes: { ativo: tipo.ativo },
      depois: { ativo: !tipo.ativo },
    });
  }

  private anotar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: string,
    entidadeId: number | null,
    { antes, depois }: { antes: Record<string, unknown>; depois: Record<string, unknown> },
  ): Promise<void> {
    return this.audit.record(tx, pessoa, { acao, entidade: ENTIDADE, entidadeId, antes, depois });
  }
}

const aparado = <T extends { nome: string; sigla: string }>(tipo: T): T => ({
  ...tipo,
  nome: tipo.nome.trim().replaceAll(/\s+/g, ' '),
  sigla: tipo.sigla.trim().toUpperCase(),
});

function errosDosNomes({ nome, sigla }: { nome: string; sigla: string }, outros: readonly TipoLido[]): ErroDeCampo[] {
  const igual = (a: string, b: string) => searchText(a) === searchText(b);
  const doNome = outros.find(({ tipo }) => igual(tipo.nome, nome));
  const daSigla = outros.find(({ tipo }) => igual(tipo.sigla, sigla));
  return [
    ...(nome.length < 2 ? [{ pointer: '/nome', detail: 'Informe o nome.' }] : []),
    ...(sigla.length < 1 ? [{ pointer: '/sigla', detail: 'Informe a sigla.' }] : []),
    ...(doNome ? [{ pointer: '/nome', detail: `Já existe um tipo com o nome ${doNome.tipo.nome}.` }] : []),
    ...(daSigla ? [{ pointer: '/sigla', detail: `A sigla ${sigla} já é de ${daSigla.tipo.nome}.` }] : []),
  ];
}

function recusar(errors: readonly ErroDeCampo[]): void {
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
}

const cheio = () =>
  problema('conflito', { detail: `Já há ${MAIS_TIPOS} tipos de alimentação, o máximo. Mude um dos inativos.` });

const outraLista = () =>
  problema('conflito', { detail: 'A lista de tipos mudou enquanto você a ordenava. Recarregue e ordene de novo.' });
