import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import { doorSum, openDoor } from '../auth/supplier-door.ts';
import { Clock } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { toPreencher } from './declaracoes.mapper.ts';
import { type Convite, type Declaracao, DeclaracoesRepository } from './declaracoes.repository.ts';
import { ateQuando, diasAbertos } from './prazo.rules.ts';

type Schemas = components['schemas'];
type Nova = Schemas['NovaDeclaracao'];

/** Public: whoever holds the code declares for its contract (ADR 41). */
@Injectable()
export class DeclaracoesPublicaService {
  constructor(
    private readonly database: Database,
    private readonly repository: DeclaracoesRepository,
    private readonly contratos: ContratosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async ler(codigo: string, pedida: string | undefined): Promise<Schemas['DeclaracaoAPreencher']> {
    const tx = this.database;
    const { contratoId } = await this.abrir(tx, codigo);
    const { numero, fornecedor } = await this.contratos.exigirAlgum(tx, contratoId);
    const abertos = diasAbertos(this.clock.now());
    const data = pedida ?? abertos[0] ?? '';
    exigirAberto(data, abertos);
    const [linhas, versoes, ...declarados] = await Promise.all([
      this.repository.linesOf(tx, contratoId, data),
      this.repository.versionsOf(tx, contratoId, data),
      ...abertos.map(dia => this.repository.versionsOf(tx, contratoId, dia)),
    ]);
    const [ultima] = versoes;
    return {
      contrato: numero,
      fornecedor,
      data,
      versao: ultima?.versao ?? 0,
      nome: ultima?.nome ?? null,
      recebidaEm: ultima ? new Date(ultima.recebidaEm).toISOString() : null,
      dias: abertos.map((dia, n) => ({
        data: dia,
        ate: ateQuando(dia).toISOString(),
        declarado: (declarados[n]?.length ?? 0) > 0,
      })),
      linhas: linhas.map(toPreencher),
    };
  }

  declarar(codigo: string, nova: Nova): Promise<Schemas['DeclaracaoRecebida']> {
    return this.database.transaction(async tx => {
      const convite = await this.abrir(tx, codigo, true);
      const enviada = await this.repository.findSent(tx, nova.uuid);
      if (enviada?.contratoId === convite.contratoId && enviada.data === nova.data) return recebida(enviada);
      if (enviada) throw problema('conflito', { detail: 'Este envio já é de outro dia. Recarregue a página.' });
      const agora = this.clock.now();
      exigirAberto(nova.data, diasAbertos(agora));
      await this.exigirLinhas(tx, convite.contratoId, nova);
      const [ultima] = await this.repository.versionsOf(tx, convite.contratoId, nova.data);
      if ((ultima?.versao ?? 0) !== nova.versao) throw outraPessoa(ultima?.nome);
      const declaracao = {
        ...{ contratoId: convite.contratoId, data: nova.data, versao: nova.versao + 1, uuid: nova.uuid },
        ...{ conviteId: convite.id, nome: nova.nome.trim(), recebidaEm: agora },
      };
      const itens = nova.linhas.map(({ lacres = [], placa = null, ...linha }) => ({ ...linha, lacres, placa }));
      const id = await this.repository.insert(tx, declaracao, itens);
      await this.anotar(tx, id, declaracao, itens);
      return recebida(declaracao);
    });
  }

  private async anotar(
    tx: Transaction,
    entidadeId: number,
    { contratoId, data, versao, nome }: Omit<Declaracao, 'id'>,
    itens: readonly { produzida: number; entregue: number }[],
  ): Promise<void> {
    const { numero } = await this.contratos.exigirAlgum(tx, contratoId);
    const soma = (qual: 'produzida' | 'entregue') => itens.reduce((total, item) => total + item[qual], 0);
    const dados = { data, versao, declarante: nome, produzidas: soma('produzida'), entregues: soma('entregue') };
    await this.audit.recordAll(tx, null, [
      {
        acao: 'declararPeloCodigo',
        entidade: 'declaracoes_fornecedor',
        entidadeId,
        dados: { ...dados, contrato: numero },
      },
      { acao: 'declararPeloCodigo', entidade: 'contratos', entidadeId: contratoId, dados },
    ]);
  }

  /** Only what the contract's orders ask for, or what was declared before, each once. */
  private async exigirLinhas(tx: Transaction, contratoId: number, { data, linhas }: Nova): Promise<void> {
    const chave = (linha: { lotacaoId: number; tipoAlimentacaoId: number }) =>
      `${linha.lotacaoId}:${linha.tipoAlimentacaoId}`;
    const conhecidas = new Set((await this.repository.linesOf(tx, contratoId, data)).map(chave));
    const vistas = new Set<string>();
    const errors = linhas.flatMap((linha, n) => {
      const estranha = !conhecidas.has(chave(linha)) || vistas.has(chave(linha));
      vistas.add(chave(linha));
      return estranha ? [{ pointer: `/linhas/${n}`, detail: 'Este pedido mudou. Recarregue a página.' }] : [];
    });
    if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors: errors.slice(0, 200) });
  }

  private async abrir(tx: Transaction, codigo: string, travar = false): Promise<Convite> {
    return openDoor(await this.repository.findBySum(tx, doorSum(codigo), { travar }), this.clock.now());
  }
}

const recebida = ({ data, versao, recebidaEm }: Pick<Declaracao, 'data' | 'versao' | 'recebidaEm'>) => ({
  data,
  versao,
  recebidaEm: recebidaEm.toISOString(),
  ate: ateQuando(data).toISOString(),
});

function exigirAberto(data: string, abertos: readonly string[]): void {
  if (abertos.includes(data)) return;
  const detail =
    data > (abertos[0] ?? '')
      ? `${porExtenso(data)} ainda não chegou: declara-se o dia de hoje.`
      : `${porExtenso(data)} não se declara mais: o prazo vai até as 12h do dia seguinte.`;
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/data', detail }] });
}

function outraPessoa(nome: string | undefined) {
  const detail = `${nome ?? 'Outra pessoa'} declarou este dia enquanto você digitava. Recarregue para ver o que foi declarado e envie de novo.`;
  return problema('conflito', { detail });
}
