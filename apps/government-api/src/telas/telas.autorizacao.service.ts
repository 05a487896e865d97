import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LiveService } from '../live/live.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { JANELA_MIN, MAIS_ERROS } from './telas.codigo.rules.ts';
import { toTela } from './telas.mapper.ts';
import { type LinhaCodigo, type LinhaTela, TelasRepository } from './telas.repository.ts';

type Schemas = components['schemas'];
type Resposta = Promise<Schemas['TelaDeParede']>;

const dadosDe = ({ nome, regiao, lotacaoIds }: Pick<LinhaTela, 'nome' | 'regiao' | 'lotacaoIds'>) => ({
  nome,
  regiao,
  lotacaoIds,
});

@Injectable()
export class TelasAutorizacaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: TelasRepository,
    private readonly lotacoes: LotacoesService,
    private readonly audit: AuditTrail,
    private readonly live: LiveService,
    private readonly clock: Clock,
  ) {}

  async listar(): Promise<Schemas['TelasDeParede']> {
    const lidas = await this.repository.list(this.database);
    return { agora: this.clock.now().toISOString(), itens: lidas.map(toTela) };
  }

  async autorizar(pessoa: Pessoa, { codigo, ...dados }: Schemas['AutorizacaoDeTela']): Resposta {
    await this.exigirPaciencia(pessoa);
    const conhecido = await this.repository.findCode(this.database, codigo);
    if (!conhecido || this.vencido(conhecido)) await this.recusarCodigo(pessoa);
    return this.database.transaction(async tx => {
      await this.repository.lockCodes(tx);
      const linha = await this.repository.findCode(tx, codigo);
      if (!linha || this.vencido(linha)) throw codigoErrado();
      if (linha.telaId !== null) return this.repetida(tx, pessoa, linha.telaId, dados);
      const set = await this.conferidos(tx, pessoa, dados);
      const nova = await this.repository.insert(tx, {
        ...set,
        segredoSha256: linha.segredoSha256,
        autorizadaEm: this.clock.now(),
        autorizadaPor: pessoa.usuarioId,
      });
      await this.repository.useCode(tx, linha.segredoSha256, nova.id);
      return this.contar(tx, pessoa, 'autorizarTela', { id: nova.id, antes: null, depois: dadosDe(nova) });
    });
  }

  editar(
    pessoa: Pessoa,
    { telaId, ifMatch }: { telaId: number; ifMatch: string | undefined },
    dados: Schemas['DadosDaTela'],
  ): Resposta {
    return this.database.transaction(async tx => {
      const tela = await this.exigirViva(tx, telaId);
      const { versao } = tela;
      await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'telas', entidadeId: telaId });
      const set = await this.conferidos(tx, pessoa, dados);
      await this.repository.update(tx, telaId, set);
      return this.contar(tx, pessoa, 'editarTela', { id: telaId, antes: dadosDe(tela), depois: set });
    });
  }

  revogar(pessoa: Pessoa, telaId: number): Resposta {
    return this.database.transaction(async tx => {
      const tela = await this.exigirViva(tx, telaId);
      await this.repository.update(tx, telaId, { revogadaEm: this.clock.now(), revogadaPor: pessoa.usuarioId });
      const antes = { nome: tela.nome, situacao: 'AUTORIZADA' };
      return this.contar(tx, pessoa, 'revogarTela', { id: telaId, antes, depois: { ...antes, situacao: 'REVOGADA' } });
    });
  }

  /** The first answer may have been lost: whoever asked gets it again, anybody else gets a conflict. */
  private async repetida(tx: Transaction, { usuarioId }: Pessoa, telaId: number, { nome }: { nome: string }): Resposta {
    const [lida] = await this.repository.list(tx, telaId);
    if (lida && lida.tela.autorizadaPor === usuarioId && lida.tela.nome === nome.trim() && !lida.tela.revogadaEm) {
      return toTela(lida);
    }
    throw problema('conflito', { detail: 'Este código já foi usado: a tela dele já está autorizada.' });
  }

  private async exigirViva(tx: Transaction, id: number): Promise<LinhaTela> {
    const tela = await this.repository.lock(tx, id);
    if (!tela) throw problema('nao-encontrado', { detail: `A tela ${id} não existe.` });
    if (tela.revogadaEm) throw problema('transicao-invalida', { detail: `A tela ${tela.nome} já foi revogada.` });
    return tela;
  }

  private async conferidos(
    tx: Transaction,
    pessoa: Pessoa,
    { nome, regiao = null, lotacaoIds = [] }: Schemas['DadosDaTela'],
  ) {
    if (!nome.trim()) {
      const detail = 'Diga onde a tela está.';
      throw problema('dados-invalidos', { detail, errors: [{ pointer: '/nome', detail }] });
    }
    for (const id of lotacaoIds) await this.lotacoes.exigir(tx, id, pessoa);
    return { nome: nome.trim(), regiao, lotacaoIds: [...lotacaoIds].sort((a, b) => a - b) };
  }

  private async contar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: string,
    { id, antes, depois }: { id: number; antes: Record<string, unknown> | null; depois: Record<string, unknown> },
  ): Resposta {
    await this.audit.record(tx, pessoa, { acao, entidade: 'telas', entidadeId: id, antes, depois });
    // The screen itself also hears of it: a revoked one goes dark at once.
    await this.live.publish(tx, { tipo: 'tela' });
    const [lida] = await this.repository.list(tx, id);
    if (!lida) throw new Error('a screen lost its row');
    return toTela(lida);
  }

  private vencido({ expiraEm, telaId }: LinhaCodigo): boolean {
    return telaId === null && expiraEm.getTime() <= this.clock.now().getTime();
  }

  /** Outside any transaction, so that a wrong code is recorded even though the call fails. */
  private async recusarCodigo(pessoa: Pessoa): Promise<never> {
    await this.audit.record(this.database, pessoa, { acao: 'codigoDeTelaRecusado', entidade: 'telas', dados: {} });
    throw codigoErrado();
  }

  private async exigirPaciencia({ usuarioId }: Pessoa): Promise<void> {
    if ((await this.repository.wrongCodes(this.database, usuarioId, JANELA_MIN)) < MAIS_ERROS) return;
    throw problema('muitas-tentativas', {
      detail: `O código foi errado ${MAIS_ERROS} vezes. Espere ${JANELA_MIN} minutos para autorizar uma tela.`,
      retryAfter: JANELA_MIN * 30,
    });
  }
}

const codigoErrado = () => {
  const detail =
    'Nenhuma tela espera por este código. Confira os seis dígitos; depois de 10 minutos a tela mostra outro.';
  return problema('dados-invalidos', { detail, errors: [{ pointer: '/codigo', detail }] });
};
