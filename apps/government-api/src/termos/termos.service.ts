import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { CycleSteps } from '../cycle/cycle-steps.ts';
import { Database, type Transaction } from '../database/database.ts';
import { RecebimentoDaMedicao } from '../medicoes/medicoes.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { papelDoAto } from '../responsaveis/responsaveis.service.ts';
import { quemFalta } from './assinaturas.rules.ts';
import { type ConteudoDoTermo, hashDoTermo, novoCodigoDeTermo, numeroEscrito } from './termo.rules.ts';
import { ciclo } from './termos.ciclo.rules.ts';
import type { TipoTermo } from './termos.ciclo.table.ts';
import { assinado, type Contexto, momentoDe, TermosLeituraService } from './termos.leitura.service.ts';
import { type TermoLido, TermosRepository } from './termos.repository.ts';

export { momentoDe, TermosLeituraService };

type Schemas = components['schemas'];
type Alvo = { readonly medicaoId: number; readonly ifMatch: string | undefined };

/** Issues the terms of receiving, each with its number of the year, over what the billing says at that moment. */
@Injectable()
export class TermosService {
  constructor(
    private readonly database: Database,
    private readonly repository: TermosRepository,
    private readonly medicoes: RecebimentoDaMedicao,
    private readonly leitura: TermosLeituraService,
    private readonly steps: CycleSteps,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  emitir(pessoa: Pessoa, alvo: Alvo, { tipo }: Schemas['NovoTermo']): Promise<Schemas['Termo']> {
    return this.database.transaction(async tx => {
      const medicao = await this.medicoes.travar(tx, alvo);
      const contexto = await this.leitura.contexto(tx, pessoa, medicao);
      const impedimento = this.leitura.impedimento(contexto, tipo);
      if (impedimento) throw problema('conflito', { detail: impedimento });
      const montada = await this.medicoes.montar(tx, pessoa, medicao);
      exigirSemPendencia(montada);
      const id = await this.guardar(tx, pessoa, { tipo, contexto, montada });
      const termo = await this.exigirLido(tx, id);
      const numero = numeroEscrito(tipo, termo);
      await this.steps.write(tx, ciclo, {
        entidade: 'termos',
        linhas: [
          { passo: 'emitir', id, pessoa, de: null, para: 'EMITIDO', dados: { numero, tipo, mes: montada.resumo.mes } },
        ],
      });
      await this.avisar(tx, contexto, termo, montada.resumo.contrato);
      return this.leitura.montar(pessoa, contexto, termo);
    });
  }

  /** The content is the one that is signed: nothing is read again at the signature. */
  private async guardar(
    tx: Transaction,
    { usuarioId }: Pessoa,
    { tipo, contexto, montada }: { tipo: TipoTermo; contexto: Contexto; montada: Schemas['Medicao'] },
  ): Promise<number> {
    const { medicao, equipe, hoje, atesto } = contexto;
    const emitidoEm = this.clock.now();
    const ano = Number(hoje.slice(0, 4));
    const numero = await this.repository.nextNumber(tx, tipo, ano);
    const papel = papelDoAto(tipo, equipe, hoje) ?? 'GESTOR';
    const codigo = novoCodigoDeTermo();
    const provisorio = tipo === 'DEFINITIVO' ? assinado(contexto, 'PROVISORIO') : undefined;
    const { contrato, mes, totais } = montada.resumo;
    const { celulas, unidades, descontos, glosas } = montada;
    const conteudo: ConteudoDoTermo = {
      ...{ esquema: 1, tipo, numero: numeroEscrito(tipo, { numero, ano }), codigo, papel, contrato, mes },
      semRefeicoes: totais.refeicoes === 0,
      ...{ totais, celulas, unidades, descontos, glosas },
      ...(await this.medicoes.partes(tx, medicao.id)),
      provisorio: provisorio
        ? { numero: numeroEscrito('PROVISORIO', provisorio), codigo: provisorio.codigo, hash: provisorio.hash }
        : null,
      atesto: tipo === 'DEFINITIVO' && atesto ? { codigo: atesto.codigo, hash: atesto.hash } : null,
      emitidoEm: emitidoEm.toISOString(),
    };
    const hash = hashDoTermo(conteudo);
    return this.repository.insert(tx, {
      ...{ medicaoId: medicao.id, tipo, ano, numero, situacao: 'EMITIDO', papel, codigo, conteudo, hash },
      ...{ emitidoEm, emitidoPor: usuarioId },
    });
  }

  private async avisar(
    tx: Transaction,
    contexto: Contexto,
    termo: TermoLido,
    { numero: contrato, fornecedor }: Schemas['ContratoDaMedicao'],
  ): Promise<void> {
    const { id: termoId, tipo, medicaoId } = termo;
    const { mes } = contexto.medicao;
    const fato = { medicaoId, termoId, numero: numeroEscrito(tipo, termo), contrato, fornecedor, mes };
    const quem = quemFalta(termo, momentoDe(contexto)).map(({ usuarioId }) => ({ ...fato, usuarioId }));
    await this.notificacoes.emitir(tx, 'TERMO_A_ASSINAR', quem);
  }

  async exigirLido(tx: Transaction, id: number): Promise<TermoLido> {
    const lido = await this.repository.read(tx, id);
    if (!lido) throw problema('nao-encontrado', { detail: `O termo ${id} não existe.` });
    return lido;
  }
}

/** What keeps a billing from being attested keeps it from being received; once attested, nothing does. */
function exigirSemPendencia({ resumo, pendencias }: Schemas['Medicao']): void {
  const [primeira] =
    resumo.situacao === 'ATESTADA' ? [] : pendencias.filter(({ impede }) => impede.includes('atestar'));
  if (primeira) throw problema('conflito', { detail: primeira.texto });
}
