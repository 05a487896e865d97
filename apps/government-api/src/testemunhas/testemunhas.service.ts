import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { inWords } from '../database/violations.ts';
import { LivroService } from '../livro/livro.service.ts';
import { MailOutbox } from '../mail/mail-outbox.ts';
import { lerChave, lerSelo, linhaDe } from './coassinatura.rules.ts';
import { toTestemunha } from './testemunhas.mapper.ts';
import { type Linha, TestemunhasRepository } from './testemunhas.repository.ts';
import { conferidos } from './testemunhas.rules.ts';
import { REFERENCIA, TestemunhasCartas } from './testemunhas-cartas.ts';

type Schemas = components['schemas'];
type Dados = Schemas['DadosTestemunha'];

const dadosDe = ({ nome, email, chave, ativo }: Pick<Linha, 'nome' | 'email' | 'chave' | 'ativo'>) => ({
  nome,
  email,
  chave,
  ativo,
});

/** The act of the job that sends the head, in the trail. */
export const PUBLICAR_SELO = 'publicarSelo';

/** Who keeps the heads of the ledger outside, and what came back from them (ADR 117). */
@Injectable()
export class TestemunhasService {
  constructor(
    private readonly database: Database,
    private readonly repository: TestemunhasRepository,
    private readonly livro: LivroService,
    private readonly cartas: TestemunhasCartas,
    private readonly correio: MailOutbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(): Promise<Schemas['Testemunhas']> {
    return { itens: await this.ler(this.database) };
  }

  obter(id: number): Promise<Schemas['Testemunha']> {
    return this.exigirLida(this.database, id);
  }

  criar(pessoa: Pessoa, dados: Dados): Promise<Schemas['Testemunha']> {
    return this.comChaveUnica(async tx => {
      const set = conferidos(dados);
      const nova = { ...set, criadoEm: this.clock.now(), criadoPor: pessoa.usuarioId };
      const { id } = await this.repository.insert(tx, nova);
      await this.avisar(tx, set);
      return this.contar(tx, pessoa, { acao: 'criarTestemunha', id, antes: null, depois: set });
    });
  }

  editar(pessoa: Pessoa, { id, ifMatch }: { id: number; ifMatch: string | undefined }, dados: Dados) {
    return this.comChaveUnica(async tx => {
      const testemunha = await this.repository.lock(tx, id);
      if (!testemunha) throw desconhecida(id);
      const { versao, email } = testemunha;
      await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'testemunhas', entidadeId: id });
      const set = conferidos(dados);
      await this.repository.update(tx, id, set);
      if (set.email !== email) await this.avisar(tx, set);
      return this.contar(tx, pessoa, { acao: 'editarTestemunha', id, antes: dadosDe(testemunha), depois: set });
    });
  }

  coassinar(pessoa: Pessoa, { selo }: Schemas['SeloCoassinado']): Promise<Schemas['Coassinaturas']> {
    const lido = lerSelo(selo);
    if (!lido)
      throw recusado('Este texto não é um selo inteiro: copie-o do começo ao fim, com as linhas de assinatura.');
    return this.database.transaction(async tx => {
      const nosso = await this.livro.selo(tx, lido.tamanho);
      if (!nosso?.texto.startsWith(`${lido.corpo}\n`)) {
        throw problema('conflito', {
          detail:
            'O livro não tem este selo. Se ele saiu deste sistema, guarde-o e avise o controle externo: o livro foi reescrito.',
        });
      }
      const em = this.clock.now();
      const assinadas = (await this.repository.withKey(tx)).flatMap(({ id, chave }) => {
        const dela = chave ? lerChave(chave) : undefined;
        const linha = dela && linhaDe(dela, lido);
        return linha ? [{ testemunhaId: id, tamanho: lido.tamanho, linha, em }] : [];
      });
      if (!assinadas.length)
        throw recusado('Nenhuma assinatura deste selo confere com a chave de uma testemunha cadastrada e ligada.');
      const novas = await this.repository.insertCosignatures(tx, assinadas);
      await this.audit.recordAll(
        tx,
        pessoa,
        novas.map(entidadeId => ({
          acao: 'coassinarLivro',
          entidade: 'testemunhas',
          entidadeId,
          dados: { tamanho: lido.tamanho },
        })),
      );
      const delas = assinadas.map(({ testemunhaId }) => testemunhaId);
      const guardadas = await this.repository.cosignatures(tx, lido.tamanho, delas);
      return {
        itens: guardadas.map(({ linha, em: recebida, ...guardada }) => ({
          ...guardada,
          selo: `${nosso.texto}${linha}\n`,
          em: recebida.toISOString(),
        })),
      };
    });
  }

  /** Sends the last head to whoever keeps it, where it did not leave yet. Returns 1 when it did now. */
  publicar(): Promise<number> {
    return this.database.transaction(async tx => {
      const selo = await this.livro.ultimoSelo(tx);
      const antes = await this.repository.lastPublished(tx);
      if (!selo || selo.tamanho === antes?.tamanho) return 0;
      const { tamanho } = selo;
      await this.repository.publish(tx, { tamanho, em: this.clock.now() });
      await this.cartas.enviar(tx, selo, await this.repository.addresses(tx));
      await this.audit.record(tx, null, {
        acao: PUBLICAR_SELO,
        entidade: 'livro_publicacoes',
        entidadeId: tamanho,
        dados: { tamanho },
      });
      return 1;
    });
  }

  private comChaveUnica<T>(trabalho: (tx: Transaction) => Promise<T>): Promise<T> {
    return inWords({ testemunhas_uma_por_chave: chaveRepetida }, () => this.database.transaction(trabalho));
  }

  /** A new address has the head of today at once: until the next one, it would be no witness. */
  private async avisar(tx: Transaction, { email, ativo }: { email: string | null; ativo: boolean }): Promise<void> {
    const selo = email && ativo ? await this.livro.ultimoSelo(tx) : undefined;
    if (email && selo) await this.cartas.enviar(tx, selo, [email]);
  }

  private async ler(tx: Transaction, id?: number): Promise<Schemas['Testemunha'][]> {
    const lidas = await this.repository.list(tx, id);
    const enderecos = lidas.flatMap(({ email }) => email ?? []);
    const enviadas = await this.correio.lastTo(tx, REFERENCIA, enderecos);
    const porEndereco = new Map(enviadas.map(enviada => [enviada.para, enviada]));
    return lidas.map(lida => toTestemunha(lida, lida.email ? porEndereco.get(lida.email) : undefined));
  }

  private async exigirLida(tx: Transaction, id: number): Promise<Schemas['Testemunha']> {
    const [lida] = await this.ler(tx, id);
    if (!lida) throw desconhecida(id);
    return lida;
  }

  private async contar(
    tx: Transaction,
    pessoa: Pessoa,
    {
      id,
      ...mudanca
    }: { acao: string; id: number; antes: ReturnType<typeof dadosDe> | null; depois: ReturnType<typeof dadosDe> },
  ) {
    await this.audit.record(tx, pessoa, { ...mudanca, entidade: 'testemunhas', entidadeId: id });
    return this.exigirLida(tx, id);
  }
}

const desconhecida = (id: number) => problema('nao-encontrado', { detail: `A testemunha ${id} não existe.` });
const chaveRepetida = () => {
  const detail = 'Esta chave já é de outra testemunha: cada uma assina com a sua.';
  return problema('ja-existe', { detail, errors: [{ pointer: '/chave', detail }] });
};
const recusado = (detail: string) => problema('dados-invalidos', { detail, errors: [{ pointer: '/selo', detail }] });
