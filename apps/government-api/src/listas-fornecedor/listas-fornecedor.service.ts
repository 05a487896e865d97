import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { pdfFile } from '../documents/pdf-file.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { workbookFile } from '../spreadsheets/spreadsheet-file.ts';
import { ListasDoDiaService } from './listas-do-dia.service.ts';
import { CienciasRepository } from './listas-fornecedor.ciencia.repository.ts';
import { EnviosDaListaService } from './listas-fornecedor.envios.service.ts';
import { toEmissao, toResumo } from './listas-fornecedor.mapper.ts';
import { listaEmPdf } from './listas-fornecedor.pdf.mapper.ts';
import { listaEmPlanilha } from './listas-fornecedor.planilha.mapper.ts';
import { ListasFornecedorRepository } from './listas-fornecedor.repository.ts';
import {
  type ConteudoEmitido,
  diferencasEntre,
  digital,
  mudancasEntre,
  totalDe,
  trocasMudaram,
} from './listas-fornecedor.rules.ts';

type Schemas = components['schemas'];
export type Qual = { fornecedorId: number; data: string };

@Injectable()
export class ListasFornecedorService {
  constructor(
    private readonly database: Database,
    private readonly repository: ListasFornecedorRepository,
    private readonly ciencias: CienciasRepository,
    private readonly dia: ListasDoDiaService,
    private readonly envios: EnviosDaListaService,
    private readonly agencia: AgenciaService,
    private readonly notificacoes: NotificacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(data: string): Promise<Schemas['ResumoDaLista'][]> {
    const ultimas = new Map(
      (await this.repository.lastOfDay(this.database, data)).map(ultima => [ultima.fornecedorId, ultima]),
    );
    const listas = await this.dia.doDia(this.database, data, [...ultimas.keys()]);
    const emitidas = [...ultimas.values()].map(({ id }) => id);
    const enviosDe = await this.envios.porEmissao(this.database, emitidas);
    const cienciaDe = await this.ciencias.ofEmissions(this.database, emitidas);
    const reconhecidas = await this.ciencias.lastOfDay(this.database, data);
    return listas.map(lista => {
      const ultima = ultimas.get(lista.fornecedor.id);
      return toResumo(lista, ultima, {
        envios: ultima ? enviosDe(ultima.id) : [],
        impedimento: this.envios.impedimento(lista.emails),
        ciencia: ultima && cienciaDe.get(ultima.id),
        reconhecida: reconhecidas.find(({ fornecedorId }) => fornecedorId === lista.fornecedor.id),
      });
    });
  }

  async obter({ fornecedorId, data }: Qual): Promise<Schemas['ListaFornecedor']> {
    const { lista, pendentes } = await this.dia.doFornecedor(this.database, fornecedorId, data);
    const ultima = await this.ultima(this.database, fornecedorId, data);
    const emissoes = await this.repository.emissionsOf(this.database, fornecedorId, data);
    const emitidas = emissoes.map(({ id }) => id);
    const enviosDe = await this.envios.porEmissao(this.database, emitidas);
    const cienciaDe = await this.ciencias.ofEmissions(this.database, emitidas);
    return {
      conteudo: lista,
      totalRefeicoes: totalDe(lista),
      pendentes: pendentes.map(({ id, nome, municipio, uf }) => ({ id, nome, municipio, uf })),
      emissoes: emissoes.map(emissao => toEmissao(emissao, enviosDe(emissao.id), cienciaDe.get(emissao.id))),
      diferencas: ultima ? diferencasEntre(ultima.conteudo.lista, lista) : null,
    };
  }

  /** One transaction with the reading: two people at once get two emissions, each compared with the one before. */
  emitir(pessoa: Pessoa, { fornecedorId, data }: Qual): Promise<Schemas['EmissaoDaLista']> {
    return this.database.transaction(async tx => {
      await this.repository.lock(tx, fornecedorId);
      const { lista } = await this.dia.doFornecedor(tx, fornecedorId, data);
      const anterior = await this.ultima(tx, fornecedorId, data);
      if (!anterior && !lista.linhas.length) throw semConfirmado(lista.fornecedor.nome, data);
      const conteudo: ConteudoEmitido = {
        lista,
        anterior: anterior ? { numero: anterior.numero, em: anterior.em.toISOString() } : null,
        diferencas: anterior ? diferencasEntre(anterior.conteudo.lista, lista) : null,
        ...(anterior && trocasMudaram(anterior.conteudo.lista, lista) && { trocasMudaram: true }),
      };
      const emissao = {
        numero: (anterior?.numero ?? 0) + 1,
        em: this.clock.now(),
        sha256: digital(conteudo),
        totalRefeicoes: totalDe(lista),
        mudancas: anterior ? mudancasEntre(anterior.conteudo.lista, lista) : null,
      };
      const autoria = { fornecedorId, data, usuarioId: pessoa.usuarioId };
      const id = await this.repository.insert(tx, { ...emissao, ...autoria, conteudo });
      const { em: _, ...dados } = emissao;
      const entidade = { entidade: 'fornecedores', entidadeId: fornecedorId };
      await this.audit.record(tx, pessoa, {
        ...entidade,
        acao: 'emitirListaFornecedor',
        dados: { data, ...dados },
      });
      const { nome: fornecedor } = lista.fornecedor;
      await this.notificacoes.emitir(tx, 'LISTA_LIBERADA', [
        { fornecedorId, fornecedor, data, numero: emissao.numero },
      ]);
      return toEmissao({ id, fornecedorId, ...emissao, por: pessoa.nome }, [], undefined);
    });
  }

  async baixar(emissaoId: number, formato: Schemas['FormatoDaLista']): Promise<StreamableFile> {
    const emitida = await this.repository.find(this.database, emissaoId);
    if (!emitida) throw problema('nao-encontrado', { detail: `A emissão ${emissaoId} não existe.` });
    const { conteudo, data, numero } = emitida;
    const nome = `lista-${conteudo.lista.fornecedor.nome}-${data}-emissao-${numero}`;
    if (formato !== 'pdf') return workbookFile(nome, listaEmPlanilha(emitida));
    return pdfFile(nome, listaEmPdf(emitida, await this.agencia.timbre(this.database)));
  }

  private async ultima(tx: Transaction, fornecedorId: number, data: string) {
    const [ultima] = await this.repository.emissionsOf(tx, fornecedorId, data);
    return ultima && this.repository.find(tx, ultima.id);
  }
}

const semConfirmado = (fornecedor: string, data: string) =>
  problema('transicao-invalida', {
    detail: `${fornecedor} não tem refeição confirmada para ${porExtenso(data)}. Confirme os pedidos antes de emitir a lista.`,
  });
