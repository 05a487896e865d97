import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { masked } from '../record/mask.ts';
import { Card } from '../ui/card.component.tsx';
import { formatMonth } from '../ui/date.format.ts';
import { FileInput } from '../ui/file-input.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { paperMoment } from '../ui/paper.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { Divergencias } from './nota.component.tsx';
import { enviarNotaPeloCodigo } from './notas.calls.ts';
import { SITUACOES_DA_NOTA } from './notas.labels.ts';
import type { NotaAEnviar, NotaEnviada } from './notas.queries.ts';

/** What the note must say: to whom, each meal at its price, and the value. */
export function NotaDoFornecedor({ nota }: { nota: NotaAEnviar }) {
  const { fornecedor, contrato, mes, orgao, orgaoCnpj, itens, descontosCentavos, esperadoCentavos } = nota;
  return (
    <Card className="enviar-nota-parte">
      <p>
        {fornecedor}, contrato {contrato}, <strong>{formatMonth(mes)}</strong>.
        {orgaoCnpj && (
          <>
            {' '}
            Destinatário: {orgao && `${orgao}, `}CNPJ {masked('cnpj', orgaoCnpj)}.
          </>
        )}
      </p>
      {itens.length > 0 && (
        <ScrollRegion label="O que a nota cobra" className="nota-rolagem">
          <Table density="compacta">
            <thead>
              <tr>
                <th scope="col">Refeição</th>
                <th scope="col" className="numero">
                  Valor
                </th>
              </tr>
            </thead>
            <tbody>
              {itens.map(({ descricao, quantidade, precoCentavos }) => (
                <tr key={`${descricao}/${precoCentavos}`}>
                  <th scope="row">
                    {descricao}
                    <small className="quieto">
                      {formatInteger(quantidade)} × {formatMoney(precoCentavos)}
                    </small>
                  </th>
                  <td className="numero">{formatMoney(quantidade * precoCentavos)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollRegion>
      )}
      <p>
        {descontosCentavos > 0 && `Desconto da nota (glosas e descontos): ${formatMoney(descontosCentavos)}. `}A nota
        deve ser de <strong>{formatMoney(esperadoCentavos)}</strong>.
      </p>
    </Card>
  );
}

interface Props {
  codigo: string;
  nota: NotaAEnviar;
  enviada: (ultima: NotaEnviada) => void;
}

export function EnviarNota({ codigo, nota: { impedimento, ultima }, enviada }: Props) {
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const enviar = ([xml]: readonly File[]) => {
    if (!xml || enviando) return;
    setEnviando(true);
    setErro(null);
    enviarNotaPeloCodigo(codigo, xml)
      .then(enviada, error => setErro(sentenceOf(error)))
      .finally(() => setEnviando(false));
  };
  return (
    <>
      {ultima && <Ultima ultima={ultima} />}
      {impedimento && <p>{impedimento}</p>}
      {!impedimento && ultima?.situacao !== 'CONFERE' && (
        <>
          <FileInput
            label="XML da nota fiscal"
            accept=".xml,application/xml,text/xml"
            variant="primary"
            disabled={enviando}
            onFiles={enviar}
          >
            {enviando ? 'Conferindo…' : 'Escolher o XML da nota'}
          </FileInput>
          <small className="quieto">O XML autorizado, como o seu emissor o guarda, de até 1 MB.</small>
        </>
      )}
      {erro && <p role="alert">{erro}</p>}
    </>
  );
}

function Ultima({ ultima: { situacao, enviadaEm, numero, totalCentavos, divergencias } }: { ultima: NotaEnviada }) {
  const { rotulo, tom } = SITUACOES_DA_NOTA[situacao];
  return (
    <div className="nota" role="status">
      <p>
        <Pill tone={tom}>{rotulo}</Pill> {totalCentavos !== null && <strong>{formatMoney(totalCentavos)}</strong>}
        {numero && ` · nota ${numero}`}
      </p>
      <p className="quieto">
        {situacao === 'CONFERE'
          ? `Recebida em ${paperMoment(enviadaEm)}. Não é preciso enviar mais nada.`
          : `Enviada em ${paperMoment(enviadaEm)}. Corrija o que está abaixo e envie outra.`}
      </p>
      {divergencias.length > 0 && <Divergencias divergencias={divergencias} />}
    </div>
  );
}
