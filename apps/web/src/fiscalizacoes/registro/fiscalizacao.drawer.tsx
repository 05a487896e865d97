import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { ImagesIcon } from '@phosphor-icons/react/dist/csr/Images';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../base/problem.error.ts';
import { RepetidasDe } from '../../fotos/repetidas-de.panel.tsx';
import { download } from '../../list/download.ts';
import { OcorrenciasDe } from '../../ocorrencias-de/ocorrencias-de.panel.tsx';
import { TrocasAceitas } from '../../trocas/trocas-aceitas.panel.tsx';
import { Button } from '../../ui/button.component.tsx';
import { formatDay, formatInstant } from '../../ui/date.format.ts';
import { Drawer } from '../../ui/drawer.component.tsx';
import { notify } from '../../ui/notification.ts';
import { formatCount } from '../../ui/number.format.ts';
import { QueryState } from '../../ui/query-state.component.tsx';
import { Toolbar } from '../../ui/toolbar.component.tsx';
import { CienciaDialog } from './ciencia.dialog.tsx';
import '../fiscalizacoes.css';
import {
  type Fiscalizacao,
  listarVersoesFiscalizacao,
  obterFiscalizacao,
  obterFormulario,
} from '../fiscalizacoes.queries.ts';
import { itensDe } from '../preenchimento/preenchimento.model.ts';
import { Correcao, Resultado, Situacao } from '../situacao.component.tsx';
import { Historico } from './historico.component.tsx';
import { type AcaoComTexto, MotivoDialog } from './motivo.dialog.tsx';
import { PedirCorrecaoDialog } from './pedir-correcao.dialog.tsx';
import { RetificarDialog } from './retificar.dialog.tsx';
import { VersaoDaFiscalizacao } from './versao.component.tsx';

const COM_TEXTO = [
  { acao: 'pedirCorrecao', rotulo: 'Pedir correção' },
  { acao: 'anotarCorrecao', rotulo: 'Anotar correção' },
  { acao: 'reabrir', rotulo: 'Reabrir' },
] as const satisfies readonly { acao: AcaoComTexto | 'pedirCorrecao'; rotulo: string }[];
type ComTexto = Exclude<(typeof COM_TEXTO)[number]['acao'], 'pedirCorrecao'>;
const ehComTexto = (aberto: string): aberto is ComTexto =>
  aberto !== 'pedirCorrecao' && COM_TEXTO.some(({ acao }) => acao === aberto);

/** True after a reopening too: the earlier signature is no longer in force, but stays readable. */
const jaConcluida = ({ historico }: Fiscalizacao) => historico.some(({ evento }) => evento === 'concluir');

/** Titles of the failed items; the text asked of the supplier begins with them. */
function useItensReprovados(conclusao: Fiscalizacao['conclusao']): string[] {
  const formulario = useQuery({ ...obterFormulario(conclusao?.formularioId ?? 0), enabled: conclusao !== null });
  const titulos = new Map(
    formulario.data ? itensDe(formulario.data).map(({ codigo, titulo }) => [codigo, titulo]) : [],
  );
  return (conclusao?.calculo.itens ?? [])
    .filter(({ resposta }) => resposta === 'NAO_CONFORME')
    .map(({ item }) => `${item}. ${titulos.get(item) ?? ''}`);
}

const baixar = (caminho: string, busca: Parameters<typeof download>[1]) =>
  download(caminho, busca).catch((error: unknown) => notify('error', 'Não baixou', sentenceOf(error)));

export default function FiscalizacaoDrawer({ item, fechar }: { item: string; fechar: () => void }) {
  const id = Number(item) || 0;
  const fiscalizacao = useQuery(obterFiscalizacao(id));
  return (
    <Drawer
      width={680}
      title={fiscalizacao.data ? `Fiscalização nº ${fiscalizacao.data.numero}` : 'Fiscalização'}
      close={fechar}
    >
      <QueryState query={fiscalizacao} skeletonHeight={480}>
        {lida => <Conteudo fiscalizacao={lida} />}
      </QueryState>
    </Drawer>
  );
}

function Conteudo({ fiscalizacao }: { fiscalizacao: Fiscalizacao }) {
  const [aberto, setAberto] = useState<'ciencia' | 'retificar' | 'pedirCorrecao' | ComTexto | null>(null);
  const { lotacao, refeicao, data, fornecedor, situacao, fotosFaltando, resultado, conclusao, acoes, motivo, pedido } =
    fiscalizacao;
  const fechar = () => setAberto(null);
  const versao = conclusao?.numero;
  const itensReprovados = useItensReprovados(conclusao);
  return (
    <>
      <p>
        <strong>{refeicao.nome}</strong> · {lotacao.nome} · {formatDay(data)}
        {fornecedor && ` · ${fornecedor.nome}`}
      </p>
      <p className="linha-de-botoes">
        <Resultado resultado={resultado} />
        <Situacao situacao={situacao} faltam={fotosFaltando} />
        <Correcao {...fiscalizacao} />
      </p>
      {motivo && <p>Motivo: {motivo}</p>}
      <TrocasAceitas trocas={fiscalizacao.trocas} />
      <Toolbar className="fiscalizacao-secao">
        {conclusao && (
          <Button onClick={() => baixar(`/api/ms-alipen/fiscalizacoes/${fiscalizacao.id}/termo`, { versao })}>
            <FilePdfIcon size={20} aria-hidden />
            Termo em PDF
          </Button>
        )}
        {conclusao && conclusao.fotos.length > 0 && (
          <Button onClick={() => baixar(`/api/ms-alipen/fiscalizacoes/${fiscalizacao.id}/folha-de-fotos`, {})}>
            <ImagesIcon size={20} aria-hidden />
            Folha de fotos
          </Button>
        )}
        {acoes.includes('darCiencia') && <Button onClick={() => setAberto('ciencia')}>Registrar ciência</Button>}
        {acoes.includes('retificar') && <Button onClick={() => setAberto('retificar')}>Retificar</Button>}
        {COM_TEXTO.filter(({ acao }) => acoes.includes(acao)).map(({ acao, rotulo }) => (
          <Button key={acao} onClick={() => setAberto(acao)}>
            {rotulo}
          </Button>
        ))}
      </Toolbar>
      <OcorrenciasDe
        pedidoId={pedido?.id}
        fiscalizacaoId={fiscalizacao.id}
        tipoAlimentacaoId={refeicao.id}
        abre={conclusao !== null}
      />
      {conclusao && <RepetidasDe fiscalizacaoId={fiscalizacao.id} />}
      <DescontoDoDia desconto={fiscalizacao.descontoDoDia} />
      {conclusao && <VersaoDaFiscalizacao versao={conclusao} fiscalizacao={fiscalizacao} />}
      <Historico fiscalizacao={fiscalizacao} />
      {(fiscalizacao.versoes > 1 || (!conclusao && jaConcluida(fiscalizacao))) && (
        <Anteriores fiscalizacao={fiscalizacao} />
      )}
      {aberto && ehComTexto(aberto) && <MotivoDialog acao={aberto} uma={fiscalizacao} fechar={fechar} />}
      {aberto === 'pedirCorrecao' && (
        <PedirCorrecaoDialog uma={fiscalizacao} inicial={itensReprovados.join('\n')} fechar={fechar} />
      )}
      {aberto === 'ciencia' && <CienciaDialog fiscalizacao={fiscalizacao} fechar={fechar} />}
      {aberto === 'retificar' && conclusao && (
        <RetificarDialog
          fiscalizacao={fiscalizacao}
          conclusao={conclusao}
          fechar={fechar}
          reabrir={acoes.includes('reabrir') ? () => setAberto('reabrir') : null}
        />
      )}
    </>
  );
}

/** The discount of the day's map counts all the inspections whose photos are here. */
function DescontoDoDia({ desconto }: { desconto: Fiscalizacao['descontoDoDia'] }) {
  if (!desconto) return null;
  const { pontos, fiscalizacoes, descontoPct } = desconto;
  const quantas = formatCount(fiscalizacoes, 'fiscalização completa', 'fiscalizações completas');
  return (
    <p className="fiscalizacao-secao">
      {fiscalizacoes === 0
        ? 'Os pontos entram no desconto do dia quando todas as fotos chegarem.'
        : `No dia, com este fornecedor: ${formatCount(pontos, 'ponto', 'pontos')} em ${quantas}; desconto proposto de ${descontoPct} %.`}
    </p>
  );
}

function Anteriores({ fiscalizacao }: { fiscalizacao: Fiscalizacao }) {
  const versoes = useQuery(listarVersoesFiscalizacao(fiscalizacao.id));
  return (
    <section className="fiscalizacao-secao">
      <h3>Versões anteriores</h3>
      <QueryState query={versoes} skeletonHeight={120}>
        {todas =>
          todas
            .filter(({ vigente }) => !vigente)
            .map(versao => (
              <details key={versao.numero} className="fluxo-alem">
                <summary>
                  Versão {versao.numero}, {formatInstant(versao.recebidaEm, fiscalizacao.fusoHorario)}
                </summary>
                <Button
                  onClick={() =>
                    baixar(`/api/ms-alipen/fiscalizacoes/${fiscalizacao.id}/termo`, { versao: versao.numero })
                  }
                >
                  <FilePdfIcon size={20} aria-hidden />
                  Termo da versão {versao.numero} em PDF
                </Button>
                <VersaoDaFiscalizacao versao={versao} fiscalizacao={fiscalizacao} />
              </details>
            ))
        }
      </QueryState>
    </section>
  );
}
