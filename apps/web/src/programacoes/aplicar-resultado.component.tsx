import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger, formatSigned } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { Mudancas } from './mudancas.component.tsx';
import { listarPublicosAtivos, listarRefeicoesAtivas, type ResultadoAplicacao } from './programacoes.queries.ts';
import { nomeDoDia } from './semana.model.ts';
import '../list/list.css';

const MOSTRADAS = 200;

type Linha = ResultadoAplicacao['resultados'][number];

export const mudam = ({ resultados }: ResultadoAplicacao) =>
  resultados.filter(({ feito, celulas }) => feito && celulas > 0);

interface Props {
  resultado: ResultadoAplicacao;
  /** Rehearses one unit alone: only then does the answer have its cells. */
  detalhar: (id: number) => Promise<ResultadoAplicacao>;
}

export function AplicarResultado({ resultado, detalhar }: Props) {
  const [aberta, setAberta] = useState<number | null>(null);
  const recusadas = resultado.resultados.filter(({ feito }) => !feito);
  const mudaram = mudam(resultado);
  const iguais = resultado.resultados.length - mudaram.length - recusadas.length;
  const linhas = [...recusadas, ...mudaram];
  return (
    <>
      <Notice tone={resultado.simulada || mudaram.length === 0 ? 'info' : 'ok'}>
        {formatCount(mudaram.length, 'unidade', 'unidades')} {resultado.simulada ? 'mudam' : 'mudaram'},{' '}
        {formatInteger(iguais)} ficam iguais
        {recusadas.length > 0 && `, ${formatInteger(recusadas.length)} não podem mudar`}.
      </Notice>
      <ScrollRegion label="Resultado por unidade" className="tabela-rolagem aplicar-resultado">
        <Table density="compacta">
          <thead>
            <tr>
              <th scope="col">Unidade</th>
              <th scope="col" className="numero">
                Células
              </th>
              <th scope="col" className="numero">
                Semana antes
              </th>
              <th scope="col" className="numero">
                Semana nova
              </th>
              <th scope="col" className="numero">
                Diferença
              </th>
            </tr>
          </thead>
          <tbody>
            {linhas.slice(0, MOSTRADAS).map(linha => (
              <Fragment key={linha.id}>
                <tr>
                  <th scope="row">
                    {linha.celulas > 0 && resultado.simulada ? (
                      <Button
                        variant="bare"
                        className="aplicar-unidade"
                        aria-expanded={aberta === linha.id}
                        onClick={() => setAberta(aberta === linha.id ? null : linha.id)}
                      >
                        {linha.nome}
                      </Button>
                    ) : (
                      linha.nome || `Unidade ${linha.id}`
                    )}
                  </th>
                  {linha.feito ? <Numeros linha={linha} /> : <Recusa linha={linha} />}
                </tr>
                {aberta === linha.id && (
                  <tr>
                    <td colSpan={5}>
                      <Celulas linha={linha} detalhar={detalhar} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
      {linhas.length > MOSTRADAS && (
        <p className="quieto">e mais {formatInteger(linhas.length - MOSTRADAS)} unidades.</p>
      )}
    </>
  );
}

const Recusa = ({ linha }: { linha: Linha }) => (
  <td colSpan={4} className="aplicar-recusa">
    {linha.detail}
  </td>
);

const Numeros = ({ linha: { celulas, totalAntes, totalDepois } }: { linha: Linha }) => (
  <>
    <td className="numero">{formatInteger(celulas)}</td>
    <td className="numero">{formatInteger(totalAntes)}</td>
    <td className="numero">{formatInteger(totalDepois)}</td>
    <td className="numero">{formatSigned(totalDepois - totalAntes)}</td>
  </>
);

/** The answer for many units has no cells, so this one is asked for again, alone. */
function Celulas({ linha, detalhar }: { linha: Linha; detalhar: Props['detalhar'] }) {
  const refeicoes = useQuery(listarRefeicoesAtivas());
  const publicos = useQuery(listarPublicosAtivos());
  const detalhe = useQuery({
    queryKey: ['aplicarProgramacao', linha.id, linha.totalAntes, linha.totalDepois],
    queryFn: () => detalhar(linha.id),
    enabled: linha.mudancas.length === 0,
    staleTime: 0,
  });
  if (detalhe.error) return <Notice tone="perigo">{sentenceOf(detalhe.error)}</Notice>;
  const mudancas = linha.mudancas.length ? linha.mudancas : (detalhe.data?.resultados[0]?.mudancas ?? []);
  const nome = (lista: readonly { id: number; nome: string }[] | undefined, id: number) =>
    lista?.find(each => each.id === id)?.nome ?? '';
  if (mudancas.length === 0) return <p role="status">Calculando…</p>;
  return (
    <Mudancas
      nenhuma="Nada muda."
      mudancas={mudancas.map(({ diaSemana, tipoAlimentacaoId, tipoPublicoId, de, para }) => ({
        nome: `${nomeDoDia(diaSemana)} · ${nome(refeicoes.data, tipoAlimentacaoId)}, ${nome(publicos.data, tipoPublicoId)}`,
        de,
        para,
      }))}
    />
  );
}
