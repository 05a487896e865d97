import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { doorSum, newDoorCode } from '../../auth/supplier-door.ts';
import { Clock, plainDate } from '../../clock/clock.ts';
import { horaEm, porExtenso, zonedInstant } from '../../clock/zoned-time.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { PedidosPassoService } from '../ciclo/passo.service.ts';
import { PedidosLeituraService } from '../leitura/leitura.service.ts';
import { PedidosRepository } from '../registro/pedidos.repository.ts';
import { PerguntasEnvioService } from './perguntas.envio.service.ts';
import { toPergunta } from './perguntas.mapper.ts';
import { PerguntasRepository } from './perguntas.repository.ts';
import { cabePergunta, exigirPrazo } from './perguntas.rules.ts';

type Schemas = components['schemas'];
type Cabecalho = Awaited<ReturnType<PedidosLeituraService['exigir']>>;
type Fornecedor = Awaited<ReturnType<PerguntasRepository['suppliersOf']>>[number];

const FIM_DO_DIA = '23:59';

/** What is asked of a supplier before its order is decided. The order goes on as it is (ADR 120). */
@Injectable()
export class PerguntasService {
  constructor(
    private readonly database: Database,
    private readonly repository: PerguntasRepository,
    private readonly pedidos: PedidosRepository,
    private readonly leitura: PedidosLeituraService,
    private readonly passos: PedidosPassoService,
    private readonly envio: PerguntasEnvioService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, pedidoId: number): Promise<Schemas['PerguntasDoPedido']> {
    const tx = this.database;
    const cabecalho = await this.leitura.exigir(tx, pedidoId, pessoa);
    const agora = this.clock.now();
    const fornecedores = await this.repository.suppliersOf(tx, pedidoId);
    const lidas = await this.repository.ofOrder(tx, pedidoId);
    const perguntas = lidas.map(lida => toPergunta(lida, cabecalho.pedido, agora));
    const aberta = perguntas.find(({ situacao }) => situacao === 'ABERTA');
    return {
      perguntas,
      fornecedores: fornecedores.map(({ id, nome }) => ({ id, nome })),
      impedimento: impedimento(cabecalho, { aberta, fornecedores, agora }),
      prazoMaximo: prazoMaximo(cabecalho).toISOString(),
    };
  }

  /** The address is in the mail alone or, where there is none, in this answer alone. */
  perguntar(pessoa: Pessoa, pedidoId: number, nova: Schemas['NovaPergunta']): Promise<Schemas['PerguntaFeita']> {
    return this.database.transaction(async tx => {
      await this.pedidos.lock(tx, pedidoId);
      const cabecalho = await this.leitura.exigir(tx, pedidoId, pessoa);
      const agora = this.clock.now();
      const fornecedores = await this.repository.suppliersOf(tx, pedidoId);
      const aberta = await this.fecharMortas(tx, cabecalho, agora);
      const nao = impedimento(cabecalho, { aberta, fornecedores, agora });
      if (nao) throw problema('transicao-invalida', { detail: nao });
      const prazoEm = new Date(nova.prazo);
      exigirPrazo(prazoEm, agora, prazoMaximo(cabecalho));
      const fornecedor = escolhido(fornecedores, nova.fornecedorId);
      const codigo = newDoorCode();
      const texto = nova.texto?.trim() || null;
      const id = await this.repository.insert(tx, {
        ...{ pedidoId, fornecedorId: fornecedor.id, texto, refeicoes: fornecedor.refeicoes, prazoEm },
        ...{ codigoSha256: doorSum(codigo), perguntadaEm: agora, perguntadaPor: pessoa.usuarioId },
      });
      const { fusoHorario } = cabecalho;
      const valeAte = `${porExtenso(plainDate(prazoEm, fusoHorario))} às ${horaEm(prazoEm, fusoHorario)}`;
      await this.audit.record(tx, pessoa, {
        ...{ acao: 'perguntarAoFornecedor', entidade: 'pedidos', entidadeId: pedidoId },
        dados: { fornecedor: fornecedor.nome, ...(texto && { texto }), valeAte },
      });
      const endereco = `/pergunta/${codigo}`;
      const feita = { id, texto, endereco, prazoEm, valeAte };
      const enviadaPara = await this.envio.enviar(tx, cabecalho, fornecedor, feita);
      await this.passos.anunciar(tx, [cabecalho.pedido]);
      const pergunta = await this.ler(tx, id, cabecalho, agora);
      return { pergunta, enviadaPara, endereco: enviadaPara.length ? null : endereco };
    });
  }

  retirar(pessoa: Pessoa, id: number): Promise<Schemas['PerguntaAoFornecedor']> {
    return this.database.transaction(async tx => {
      const lida = await this.repository.find(tx, id);
      if (!lida) throw problema('nao-encontrado', { detail: `A pergunta ${id} não existe.` });
      const { pedidoId } = lida.pergunta;
      await this.pedidos.lock(tx, pedidoId);
      const cabecalho = await this.leitura.exigir(tx, pedidoId, pessoa);
      const agora = this.clock.now();
      const { situacao } = await this.ler(tx, id, cabecalho, agora);
      if (situacao !== 'ABERTA' || !(await this.repository.close(tx, id, agora, pessoa.usuarioId)))
        throw problema('transicao-invalida', { detail: 'Esta pergunta já não está em aberto.' });
      await this.envio.recolher(tx, id, agora);
      await this.audit.record(tx, pessoa, {
        ...{ acao: 'retirarPergunta', entidade: 'pedidos', entidadeId: pedidoId },
        dados: { fornecedor: lida.fornecedor },
      });
      await this.passos.anunciar(tx, [cabecalho.pedido]);
      return this.ler(tx, id, cabecalho, agora);
    });
  }

  private async ler(tx: Transaction, id: number, { pedido }: Cabecalho, agora: Date) {
    const lida = await this.repository.find(tx, id);
    if (!lida) throw problema('nao-encontrado', { detail: `A pergunta ${id} não existe.` });
    return toPergunta(lida, pedido, agora);
  }

  /** Those past their deadline, or of the order before it was sent again, give way to a new one. Returns the open one. */
  private async fecharMortas(tx: Transaction, { pedido }: Cabecalho, agora: Date) {
    const lidas = await this.repository.ofOrder(tx, pedido.id);
    const pendentes = lidas.filter(({ pergunta }) => !pergunta.respondidaEm && !pergunta.encerradaEm);
    const vistas = pendentes.map(lida => toPergunta(lida, pedido, agora));
    const aberta = vistas.find(({ situacao }) => situacao === 'ABERTA');
    if (aberta) return aberta;
    for (const { id } of vistas) await this.repository.close(tx, id, agora, null);
    return undefined;
  }
}

type Circunstancias = {
  readonly aberta: Schemas['PerguntaAoFornecedor'] | undefined;
  readonly fornecedores: readonly Fornecedor[];
  readonly agora: Date;
};

function impedimento(cabecalho: Cabecalho, { aberta, fornecedores, agora }: Circunstancias): string | null {
  if (cabecalho.pedido.situacao !== 'ENVIADO')
    return 'Só se pergunta ao fornecedor do pedido enviado e ainda não decidido.';
  if (aberta) {
    const quando = horaEm(new Date(aberta.perguntadaEm), cabecalho.fusoHorario);
    return `Já há uma pergunta em aberto, feita por ${aberta.por} às ${quando}. Espere a resposta, ou retire-a para perguntar de novo.`;
  }
  if (!fornecedores.length) return 'Nenhuma refeição deste pedido tem fornecedor.';
  return cabePergunta(agora, prazoMaximo(cabecalho)) ? null : 'O dia das refeições acabou, ou está acabando.';
}

const prazoMaximo = ({ pedido, fusoHorario }: Cabecalho): Date =>
  zonedInstant(pedido.dataRefeicao, FIM_DO_DIA, fusoHorario);

function escolhido(fornecedores: readonly Fornecedor[], id: number | undefined): Fornecedor {
  const [unico, ...outros] = fornecedores;
  const achado = id === undefined && !outros.length ? unico : fornecedores.find(fornecedor => fornecedor.id === id);
  if (achado) return achado;
  const detail = id === undefined ? 'Diga a qual dos fornecedores perguntar.' : 'Este fornecedor não é do pedido.';
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/fornecedorId', detail }] });
}
