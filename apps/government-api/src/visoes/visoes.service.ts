import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Autoridade, Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { toVisao } from './visoes.mapper.ts';
import { type Linha, VisoesRepository } from './visoes.repository.ts';

type Schemas = components['schemas'];

/** Most views of one person, on all screens together. */
const MAXIMO = 50;
const ENTIDADE = 'visoes';

@Injectable()
export class VisoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: VisoesRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, tela: string): Promise<Schemas['Visao'][]> {
    const linhas = await this.repository.find(this.database, pessoa, { tela });
    return linhas.map(linha => toVisao(linha, pessoa));
  }

  criar(pessoa: Pessoa, { tela, nome, endereco, perfil }: Schemas['NovaVisao']): Promise<Schemas['Visao']> {
    exigirPartilha(pessoa, perfil);
    return this.database.transaction(async tx => {
      if ((await this.repository.countOf(tx, pessoa.usuarioId)) >= MAXIMO) throw cheio();
      const agora = this.clock.now();
      const nova = { usuarioId: pessoa.usuarioId, tela, nome: nome.trim(), endereco, perfil };
      const id = await this.repository.insert(tx, { ...nova, criadoEm: agora, alteradoEm: agora });
      if (id === null) throw repetida(nome);
      const linha = await this.exigir(tx, pessoa, id);
      await this.anotar(tx, pessoa, 'criarVisao', null, linha);
      return toVisao(linha, pessoa);
    });
  }

  editar(pessoa: Pessoa, id: number, { nome, endereco, perfil }: Schemas['EdicaoVisao']): Promise<Schemas['Visao']> {
    exigirPartilha(pessoa, perfil);
    return this.database.transaction(async tx => {
      await this.repository.countOf(tx, pessoa.usuarioId);
      const antes = await this.exigirPropria(tx, pessoa, id);
      const set = { nome: nome.trim(), endereco, perfil };
      if (await this.repository.nameIsTaken(tx, { ...antes, ...set })) throw repetida(nome);
      await this.repository.update(tx, id, { ...set, alteradoEm: this.clock.now() });
      const depois = await this.exigir(tx, pessoa, id);
      await this.anotar(tx, pessoa, 'editarVisao', antes, depois);
      return toVisao(depois, pessoa);
    });
  }

  excluir(pessoa: Pessoa, id: number): Promise<Schemas['Visao']> {
    return this.database.transaction(async tx => {
      const linha = await this.exigirPropria(tx, pessoa, id);
      await this.repository.delete(tx, id);
      await this.anotar(tx, pessoa, 'excluirVisao', linha, null);
      return toVisao(linha, pessoa);
    });
  }

  definirPadrao(pessoa: Pessoa, { tela, visaoId }: Schemas['VisaoPadrao']): Promise<Schemas['VisaoPadrao']> {
    return this.database.transaction(async tx => {
      if (visaoId !== null && (await this.exigir(tx, pessoa, visaoId)).tela !== tela) throw naoExiste();
      await this.repository.setDefault(tx, { usuarioId: pessoa.usuarioId, tela, visaoId });
      await this.audit.record(tx, pessoa, {
        acao: 'definirVisaoPadrao',
        entidade: ENTIDADE,
        entidadeId: visaoId,
        dados: { tela },
      });
      return { tela, visaoId };
    });
  }

  private async exigir(tx: Transaction, pessoa: Pessoa, id: number): Promise<Linha> {
    const [linha] = await this.repository.find(tx, pessoa, { id });
    if (!linha) throw naoExiste();
    return linha;
  }

  private async exigirPropria(tx: Transaction, pessoa: Pessoa, id: number): Promise<Linha> {
    const linha = await this.exigir(tx, pessoa, id);
    if (linha.usuarioId === pessoa.usuarioId) return linha;
    throw problema('nao-permitido', { detail: `Só ${linha.autor} pode mudar esta visão. Salve uma sua.` });
  }

  private anotar(tx: Transaction, pessoa: Pessoa, acao: string, antes: Linha | null, depois: Linha | null) {
    const id = (depois ?? antes)?.id;
    return this.audit.record(tx, pessoa, {
      acao,
      entidade: ENTIDADE,
      entidadeId: id,
      antes: antes && registroDe(antes),
      depois: depois && registroDe(depois),
    });
  }
}

const registroDe = ({ tela, nome, endereco, perfil }: Linha) => ({ tela, nome, endereco, perfil });

/** A view shared with a role shows on many screens, so a manager answers for it. */
function exigirPartilha(pessoa: Pessoa, perfil: Autoridade | null): void {
  if (perfil === null || pessoa.authorities.includes('AL_GESTOR')) return;
  throw problema('nao-permitido', { detail: 'Só o gestor divide uma visão com um perfil. Salve-a só para você.' });
}

function repetida(nome: string) {
  const detail = `Você já tem uma visão chamada ${nome.trim()} nesta tela.`;
  return problema('dados-invalidos', { detail, errors: [{ pointer: '/nome', detail }] });
}

const cheio = () => problema('conflito', { detail: `Você já tem ${MAXIMO} visões. Exclua uma que não usa.` });

const naoExiste = () => problema('nao-encontrado', { detail: 'Esta visão não existe.' });
