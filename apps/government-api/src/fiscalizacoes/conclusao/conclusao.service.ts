import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { horaEm } from '../../clock/zoned-time.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { FormulariosService } from '../../formularios/formularios.service.ts';
import { PresencasService } from '../../presencas/presencas.service.ts';
import { FiscalizacoesAvisosService } from '../ciclo/avisos.service.ts';
import { FiscalizacoesPassoService } from '../ciclo/passo.service.ts';
import type { EventoFiscalizacao } from '../fiscalizacoes.ciclo.table.ts';
import type { Escrita } from '../fiscalizacoes.service.ts';
import { type Cabecalho, FiscalizacoesLeituraService } from '../leitura/leitura.service.ts';
import { ConclusoesRepository } from '../registro/conclusoes.repository.ts';
import { EntregaFiscalizadaRepository } from '../registro/entrega-fiscalizada.repository.ts';
import {
  avisosDe,
  contextoDe,
  desdeQuando,
  errosDoConteudo,
  errosDoPreposto,
  faltasDe,
  fotosDe,
  horasCertas,
  type LugarDito,
  lugarDito,
  momentoDaPresenca,
  resumoDe,
  situacaoDaConclusao,
} from './conclusao.rules.ts';

type Schemas = components['schemas'];
type Resposta = Promise<Schemas['Fiscalizacao']>;

type Versao = {
  readonly evento: EventoFiscalizacao & ('concluir' | 'retificar');
  readonly conteudo: Schemas['ConteudoConclusao'];
  readonly clienteUuid: string;
  readonly formularioId: number;
  readonly fiscalId: number;
  readonly iniciadaEm: Date;
  readonly concluidaEm: Date;
  readonly desvioRelogioS: number | null;
  readonly motivo: string | null;
  readonly presenca: Schemas['PresencaConferida'] | null;
  readonly lugar: LugarDito | null;
};

/** Concluding, acknowledging and correcting: each conclusion is a version that never changes. */
@Injectable()
export class ConclusaoService {
  constructor(
    private readonly database: Database,
    private readonly conclusoes: ConclusoesRepository,
    private readonly entregas: EntregaFiscalizadaRepository,
    private readonly leitura: FiscalizacoesLeituraService,
    private readonly passos: FiscalizacoesPassoService,
    private readonly avisos: FiscalizacoesAvisosService,
    private readonly formularios: FormulariosService,
    private readonly presencas: PresencasService,
    private readonly clock: Clock,
  ) {}

  /** The same `clienteUuid` sent again gets what is already stored: a phone that lost the answer sends twice. */
  concluir(pessoa: Pessoa, id: number, conclusao: Schemas['ConclusaoFiscalizacao']): Resposta {
    const { clienteUuid, formularioId, iniciadaEm, concluidaEm, enviadaEm, presenca, lugar, ...conteudo } = conclusao;
    return this.database.transaction(async tx => {
      const cabecalho = await this.leitura.exigir(tx, id, pessoa, true);
      if (await this.jaGravada(tx, id, clienteUuid)) return this.leitura.ler(tx, id, pessoa);
      await this.exigirAberta(tx, cabecalho, pessoa);
      const { linha } = cabecalho;
      const agora = this.clock.now();
      const horas = {
        iniciadaEm: new Date(iniciadaEm),
        concluidaEm: new Date(concluidaEm),
        desvioRelogioS: enviadaEm ? Math.round((new Date(enviadaEm).getTime() - agora.getTime()) / 1000) : null,
      };
      await this.gravar(tx, pessoa, cabecalho, {
        evento: 'concluir',
        conteudo,
        clienteUuid,
        formularioId: linha.formularioId ?? (await this.formularios.doComeco(tx, linha.contratoId, formularioId)),
        fiscalId: pessoa.usuarioId,
        ...horas,
        motivo: null,
        presenca: await this.presencaDe(tx, linha, presenca, horas),
        lugar: lugarDito(lugar, pessoa.usuarioId),
      });
      return this.leitura.ler(tx, id, pessoa);
    });
  }

  retificar(pessoa: Pessoa, { id, ifMatch }: Escrita, retificacao: Schemas['RetificacaoFiscalizacao']): Resposta {
    const { clienteUuid, motivo, ...conteudo } = retificacao;
    return this.database.transaction(async tx => {
      const cabecalho = await this.leitura.exigir(tx, id, pessoa, true);
      if (await this.jaGravada(tx, id, clienteUuid)) return this.leitura.ler(tx, id, pessoa);
      this.passos.exigir('retificar', cabecalho, pessoa);
      await this.passos.exigirVersao(tx, cabecalho, ifMatch);
      const [vigente] = await this.conclusoes.findOf(tx, id, cabecalho.linha.versaoVigente ?? 0);
      if (!vigente) throw new Error('a concluded inspection has no version');
      // The times, the place and the inspector stay those of the original; whoever corrects signs the correction.
      const { formularioId, fiscalId, iniciadaEm, concluidaEm, desvioRelogioS } = vigente.versao;
      const { presenca } = vigente.versao;
      const mesma = { formularioId, fiscalId, iniciadaEm, concluidaEm, desvioRelogioS, presenca };
      const corrigida = { ...mesma, motivo: motivo.trim(), lugar: vigente.lugar };
      const versao = { evento: 'retificar', conteudo, clienteUuid, ...corrigida } as const;
      await this.gravar(tx, pessoa, cabecalho, versao);
      return this.leitura.ler(tx, id, pessoa);
    });
  }

  registrarCiencia(pessoa: Pessoa, { id, ifMatch }: Escrita, { preposto }: Schemas['CienciaPreposto']): Resposta {
    return this.database.transaction(async tx => {
      const cabecalho = await this.leitura.exigir(tx, id, pessoa, true);
      this.passos.exigir('darCiencia', cabecalho, pessoa);
      await this.passos.exigirVersao(tx, cabecalho, ifMatch, true);
      const errors = errosDoPreposto(preposto);
      if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
      const { linha } = cabecalho;
      await this.acusar(tx, pessoa, linha.id, linha.versaoVigente ?? 0, preposto);
      const para = situacaoDaConclusao(0, preposto);
      const detalhe = [preposto.ciencia, preposto.nome].filter(Boolean).join(' — ');
      await this.passos.dar(tx, 'darCiencia', { pessoa, linha, para, set: {}, detalhe });
      return this.leitura.ler(tx, id, pessoa);
    });
  }

  /** Whoever concludes again what was reopened was already seen there: the code is asked once. */
  private async presencaDe(
    tx: Transaction,
    { id, lotacaoId }: Cabecalho['linha'],
    lida: Schemas['PresencaLida'] | undefined,
    horas: Pick<Versao, 'iniciadaEm' | 'concluidaEm' | 'desvioRelogioS'>,
  ): Promise<Schemas['PresencaConferida']> {
    if (lida) return this.presencas.conferir(tx, lotacaoId, lida, momentoDaPresenca(lida, horas));
    const [ultima] = await this.conclusoes.findOf(tx, id, await this.conclusoes.lastNumber(tx, id));
    return ultima?.versao.presenca ?? { forma: 'SEM', em: null };
  }

  private async jaGravada(tx: Transaction, id: number, clienteUuid: string): Promise<boolean> {
    const gravada = await this.conclusoes.findByClienteUuid(tx, clienteUuid);
    if (gravada && gravada.fiscalizacaoId !== id) {
      throw problema('conflito', { detail: 'Este registro já foi enviado para outra fiscalização.' });
    }
    return Boolean(gravada);
  }

  private async exigirAberta(tx: Transaction, cabecalho: Cabecalho, pessoa: Pessoa): Promise<void> {
    const { linha, lida } = cabecalho;
    const [vigente] = linha.versaoVigente ? await this.conclusoes.findOf(tx, linha.id, linha.versaoVigente) : [];
    if (vigente) {
      const em = horaEm(vigente.versao.recebidaEm, lida.fusoHorario);
      throw problema('conflito', { detail: `${vigente.fiscal} já concluiu esta fiscalização às ${em}.` });
    }
    this.passos.exigir('concluir', cabecalho, pessoa);
  }

  private async gravar(tx: Transaction, pessoa: Pessoa, cabecalho: Cabecalho, versao: Versao): Promise<void> {
    const { linha, lida } = cabecalho;
    const { conteudo, formularioId } = versao;
    const formulario = await this.formularios.exigir(tx, formularioId);
    const errors = errosDoConteudo(conteudo);
    if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
    const { pedidoId, tipoAlimentacaoId, lotacaoId, fornecedorId, data } = linha;
    const chave = { pedidoId: pedidoId ?? undefined, tipoAlimentacaoId };
    const fatos = (await this.entregas.factsOf(tx, pedidoId === null ? [] : [{ pedidoId, tipoAlimentacaoId }]))(chave);
    this.formularios.exigirRespostas(formulario, conteudo.respostas, {
      fotos: new Set(conteudo.fotosDeclaradas.map(({ uuid }) => uuid)),
      semQuantidades: fatos.publicos.length === 0,
    });
    const onde = { fiscalizacaoId: linha.id, lotacaoId, fornecedorId, data, desde: desdeQuando(data) };
    const anteriores = await this.conclusoes.faultsBefore(tx, onde);
    const horas = horasCertas(versao);
    if (versao.evento === 'concluir') exigirDepoisDeReaberta(linha, horas.concluidaEm);
    const contexto = contextoDe(linha, fatos, { ...horas, fusoHorario: lida.fusoHorario }, anteriores);
    const calculo = this.formularios.calcular(formulario, conteudo.respostas, contexto);
    const numero = (linha.versaoVigente ?? (await this.conclusoes.lastNumber(tx, linha.id))) + 1;
    // A version concluded after a reopening takes the reason of the reopening.
    const motivo = numero === 1 ? null : (versao.motivo ?? linha.motivo);
    const recebidaEm = this.clock.now();
    const { evento: _, conteudo: __, lugar, ...identidade } = versao;
    await this.conclusoes.lockPhotos(tx, lotacaoId);
    await this.conclusoes.insert(
      tx,
      {
        ...identidade,
        fiscalizacaoId: linha.id,
        numero,
        motivo,
        respostas: conteudo.respostas,
        assinatura: conteudo.assinatura,
        calculo,
        avisos: avisosDe({
          ...versao,
          ...horas,
          calculo,
          respostas: conteudo.respostas,
          recebimento: fatos.recebimento,
          janelaFimEm: linha.janelaFimEm,
          dispensada: lida.dispensada && lida.pedidoEnviadoPor === versao.fiscalId,
        }),
        recebidaEm,
      },
      fotosDe(linha.id, numero, conteudo),
    );
    if (lugar) await this.conclusoes.addPlace(tx, { ...lugar, fiscalizacaoId: linha.id, numero });
    await this.conclusoes.replaceFaults(tx, linha.id, faltasDe(linha, numero, calculo));
    const preposto = conteudo.preposto ?? null;
    if (preposto) await this.acusar(tx, pessoa, linha.id, numero, preposto);
    const fotosFaltando = await this.conclusoes.missingPhotos(tx, linha.id, numero);
    await this.passos.dar(tx, versao.evento, {
      pessoa,
      linha,
      para: situacaoDaConclusao(fotosFaltando, preposto),
      set: {
        ...resumoDe(formulario, calculo),
        formularioId,
        fiscalId: versao.fiscalId,
        iniciadaEm: linha.iniciadaEm ?? horas.iniciadaEm,
        realizadaEm: linha.realizadaEm ?? recebidaEm,
        versaoVigente: numero,
        fotos: conteudo.fotosDeclaradas.length,
        fotosFaltando,
        motivo: null,
        presenca: versao.presenca?.forma ?? null,
      },
      detalhe: versao.motivo ?? calculo.resultado,
      dados: { numero, resultado: calculo.resultado, pontos: calculo.pontos, nota: calculo.nota },
    });
    await this.avisos.concluida(tx, linha.id, calculo);
  }

  private acusar(
    tx: Transaction,
    { usuarioId }: Pessoa,
    fiscalizacaoId: number,
    numero: number,
    preposto: Schemas['Preposto'],
  ): Promise<void> {
    const em = this.clock.now();
    return this.conclusoes.addAcknowledgement(tx, { fiscalizacaoId, numero, preposto, em, registradaPor: usuarioId });
  }
}

/** Refuses what another phone concluded before the reopening: it does not answer the reason for it. */
function exigirDepoisDeReaberta({ reabertaEm }: Cabecalho['linha'], concluidaEm: Date): void {
  if (!reabertaEm || concluidaEm >= reabertaEm) return;
  throw problema('conflito', { detail: 'Esta fiscalização foi reaberta depois desta conclusão. Abra-a de novo.' });
}
