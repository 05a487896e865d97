import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { searchText } from '../database/search-text.ts';
import { DietasRepository, type LinhaTipo } from './dietas.repository.ts';

type Schemas = components['schemas'];

const ENTIDADE = 'tipos_dieta';
/** The limit of the API contract's list, and of the two digits of a code. */
const MAIS_TIPOS = 99;

/** No kind is ever deleted and no code changes, so that what was written with it keeps its meaning. */
@Injectable()
export class TiposDietaService {
  constructor(
    private readonly database: Database,
    private readonly repository: DietasRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar({ inativos }: { inativos: boolean }): Promise<Schemas['TipoDieta'][]> {
    const tipos = await this.repository.findKinds(this.database);
    return tipos.filter(({ ativo }) => ativo || inativos).map(toTipo);
  }

  async obter(id: number): Promise<Schemas['TipoDieta']> {
    return toTipo(exigirTipo(await this.repository.findKinds(this.database), id));
  }

  criar(pessoa: Pessoa, { nome }: Schemas['NovoTipoDieta']): Promise<Schemas['TipoDieta']> {
    return this.database.transaction(async tx => {
      await this.repository.lockKinds(tx);
      const todos = await this.repository.findKinds(tx);
      if (todos.length >= MAIS_TIPOS) throw problema('conflito', { detail: `Já há ${MAIS_TIPOS} tipos, o máximo.` });
      const dados = dadosDe(nome, todos);
      // The list is sorted by code.
      const codigo = `D${Number(todos.at(-1)?.codigo.slice(1) ?? 0) + 1}`;
      const linha = await this.repository.insertKind(tx, { ...dados, codigo, criadoEm: this.clock.now() });
      await this.audit.record(tx, pessoa, {
        acao: 'criarTipoDieta',
        entidade: ENTIDADE,
        entidadeId: linha.id,
        depois: { codigo, nome: dados.nome, ativo: true },
      });
      return toTipo(linha);
    });
  }

  editar(
    pessoa: Pessoa,
    { id, ifMatch }: { id: number; ifMatch: string | undefined },
    { nome, ativo }: Schemas['EdicaoTipoDieta'],
  ): Promise<Schemas['TipoDieta']> {
    return this.database.transaction(async tx => {
      await this.repository.lockKinds(tx);
      const todos = await this.repository.findKinds(tx);
      const antes = exigirTipo(todos, id);
      const { versao } = antes;
      await this.audit.requireVersion(tx, { ifMatch, versao, entidade: ENTIDADE, entidadeId: id });
      const outros = todos.filter(tipo => tipo.id !== id);
      const dados = { ...dadosDe(nome, outros), ativo };
      if (dados.nome === antes.nome && ativo === antes.ativo) return toTipo(antes);
      const depois = await this.repository.updateKind(tx, id, { ...dados, alteradoEm: this.clock.now() });
      await this.audit.record(tx, pessoa, {
        acao: 'editarTipoDieta',
        entidade: ENTIDADE,
        entidadeId: id,
        antes: { nome: antes.nome, ativo: antes.ativo },
        depois: { nome: dados.nome, ativo },
      });
      return toTipo(depois);
    });
  }
}

const toTipo = ({ id, codigo, nome, ativo, versao }: LinhaTipo): Schemas['TipoDieta'] => ({
  id,
  codigo,
  nome,
  ativo,
  versao,
});

function exigirTipo(todos: readonly LinhaTipo[], id: number): LinhaTipo {
  const tipo = todos.find(cada => cada.id === id);
  if (!tipo) throw problema('nao-encontrado', { detail: 'Este tipo de dieta não existe.' });
  return tipo;
}

function dadosDe(digitado: string, outros: readonly LinhaTipo[]) {
  const nome = digitado.trim().replaceAll(/\s+/g, ' ');
  const nomeBusca = searchText(nome);
  const recusar = (slug: 'dados-invalidos' | 'ja-existe', detail: string) =>
    problema(slug, { detail, errors: [{ pointer: '/nome', detail }] });
  if (nome.length < 3) throw recusar('dados-invalidos', 'Escreva ao menos 3 letras.');
  if (outros.some(tipo => tipo.nomeBusca === nomeBusca)) {
    throw recusar('ja-existe', `Já existe a dieta “${nome}”. Se está inativa, reative-a.`);
  }
  return { nome, nomeBusca };
}
