import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { addDays, Clock } from '../../clock/clock.ts';
import { porExtenso } from '../../clock/zoned-time.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { FiscalizacoesAvisosService } from '../ciclo/avisos.service.ts';
import { FiscalizacoesPassoService, type Passo } from '../ciclo/passo.service.ts';
import type { EventoFiscalizacao } from '../fiscalizacoes.ciclo.table.ts';
import type { Escrita } from '../fiscalizacoes.service.ts';
import { type Cabecalho, FiscalizacoesLeituraService } from '../leitura/leitura.service.ts';
import { ConclusoesRepository } from '../registro/conclusoes.repository.ts';
import { FiscalizacoesConversaRepository } from '../registro/conversa.repository.ts';
import type { Mudanca } from '../registro/fiscalizacoes.repository.ts';

type Schemas = components['schemas'];
type Resposta = Promise<Schemas['Fiscalizacao']>;

/** Set on reopening: nothing of the version counts until the inspection is concluded again. */
const SEM_VERSAO = {
  versaoVigente: null,
  realizadaEm: null,
  resultado: null,
  nota: null,
  pontos: null,
  pesoMedioG: null,
  temperatura: null,
  atrasoMin: null,
  criticos: 0,
  fotos: 0,
  fotosFaltando: 0,
} as const satisfies Mudanca;

@Injectable()
export class FiscalizacoesAcompanhamentoService {
  constructor(
    private readonly database: Database,
    private readonly conversa: FiscalizacoesConversaRepository,
    private readonly conclusoes: ConclusoesRepository,
    private readonly leitura: FiscalizacoesLeituraService,
    private readonly passos: FiscalizacoesPassoService,
    private readonly avisos: FiscalizacoesAvisosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** A comment does not change the version, so nobody about to take a step has to read again. */
  comentar(pessoa: Pessoa, id: number, { texto }: Schemas['ComentarioNovo']): Resposta {
    return this.database.transaction(async tx => {
      const { linha } = await this.leitura.exigir(tx, id, pessoa);
      const dito = exigirTexto(texto);
      const em = this.clock.now();
      const novo = { fiscalizacaoId: id, usuarioId: pessoa.usuarioId, em, texto: dito };
      const comentarioId = await this.conversa.add(tx, novo);
      await this.audit.record(tx, pessoa, {
        acao: 'comentarFiscalizacao',
        entidade: 'fiscalizacoes',
        entidadeId: id,
        dados: { comentarioId, texto: dito },
      });
      await this.avisos.comentada(tx, linha, { comentarioId, por: pessoa.nome, comentario: dito });
      await this.passos.anunciar(tx, [linha]);
      return this.leitura.ler(tx, id, pessoa);
    });
  }

  pedirCorrecao(pessoa: Pessoa, escrita: Escrita, { texto, prazo }: Schemas['CorrecaoPedida']): Resposta {
    return this.dar('pedirCorrecao', pessoa, escrita, async (tx, { linha, lida }) => {
      const detalhe = exigirTexto(texto);
      if (prazo !== undefined) exigirPrazo(prazo, this.clock.today(lida.fusoHorario));
      await this.avisos.correcaoPedida(tx, linha, { correcao: detalhe, prazo });
      return { para: linha.situacao, set: { correcao: 'PEDIDA', correcaoAte: prazo ?? null }, detalhe };
    });
  }

  anotarCorrecao(pessoa: Pessoa, escrita: Escrita, { texto }: Schemas['CorrecaoAnotada']): Resposta {
    return this.dar('anotarCorrecao', pessoa, escrita, async (tx, { linha }) => {
      const detalhe = exigirTexto(texto);
      await this.avisos.correcaoAnotada(tx, linha, detalhe);
      return { para: linha.situacao, set: { correcao: 'FEITA' }, detalhe };
    });
  }

  reabrir(pessoa: Pessoa, escrita: Escrita, { motivo: digitado }: Schemas['MotivoFiscalizacao']): Resposta {
    return this.dar('reabrir', pessoa, escrita, async (tx, { linha }) => {
      const motivo = exigirTexto(digitado);
      if (await this.conversa.hasOpen(tx, linha.pedidoId, linha.tipoAlimentacaoId)) {
        throw problema('conflito', { detail: 'Já há outra fiscalização aberta desta entrega.' });
      }
      const reaberta = { motivo, reabertaEm: this.clock.now(), designadoId: linha.fiscalId };
      await this.avisos.reaberta(tx, linha, motivo);
      if (linha.versaoVigente === null) {
        return { para: 'PENDENTE', set: { ...reaberta, fiscalId: null }, detalhe: motivo };
      }
      const rascunho = await this.rascunhoDe(tx, linha.id, linha.versaoVigente);
      await this.conclusoes.replaceFaults(tx, linha.id, []);
      const rascunhoVersao = (linha.rascunhoVersao ?? 0) + 1;
      const set = { ...SEM_VERSAO, ...reaberta, ...rascunho, rascunhoVersao, rascunhoPor: linha.fiscalId };
      return { para: 'EM_ANDAMENTO', set, detalhe: motivo };
    });
  }

  private async rascunhoDe(tx: Transaction, id: number, numero: number): Promise<Mudanca> {
    const [vigente] = await this.conclusoes.findOf(tx, id, numero);
    if (!vigente) throw new Error('a concluded inspection has no version');
    const rascunhoFotos = vigente.fotos.map(({ uuid, sha256, bytes, contexto }) => ({ uuid, sha256, bytes, contexto }));
    return { rascunho: vigente.versao.respostas, rascunhoFotos, rascunhoEm: this.clock.now() };
  }

  private dar(
    evento: EventoFiscalizacao,
    pessoa: Pessoa,
    { id, ifMatch }: Escrita,
    trabalho: (tx: Transaction, cabecalho: Cabecalho) => Promise<Pick<Passo, 'para' | 'set' | 'detalhe'>>,
  ): Resposta {
    return this.database.transaction(async tx => {
      const cabecalho = await this.leitura.exigir(tx, id, pessoa, true);
      this.passos.exigir(evento, cabecalho, pessoa);
      await this.passos.exigirVersao(tx, cabecalho, ifMatch);
      await this.passos.dar(tx, evento, { pessoa, linha: cabecalho.linha, ...(await trabalho(tx, cabecalho)) });
      return this.leitura.ler(tx, id, pessoa);
    });
  }
}

const MAIS_DIAS = 90;

function exigirPrazo(prazo: string, hoje: string): void {
  const ultimo = addDays(hoje, MAIS_DIAS);
  if (prazo >= hoje && prazo <= ultimo) return;
  const detail = `O prazo vai de hoje a ${porExtenso(ultimo)}.`;
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/prazo', detail }] });
}

function exigirTexto(digitado: string): string {
  const texto = digitado.trim();
  if (texto) return texto;
  const detail = 'Escreva o que quer dizer.';
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/texto', detail }] });
}
