import { ROTULO_DE_VIGENCIA_DO_MAPA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { download } from '../list/download.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { Comparacao } from './comparacao.component.tsx';
import { enderecoDoPdf } from './fechamentos.mutations.ts';
import type { Dia, VersaoFechada } from './fechamentos.queries.ts';

export function Versoes({ dia, versoes }: { dia: Dia; versoes: readonly VersaoFechada[] }) {
  return (
    <details className="fechamento-versoes">
      <summary>Versões ({versoes.length})</summary>
      <ol>
        {versoes.map(versao => (
          <Versao key={versao.numero} dia={dia} versao={versao} />
        ))}
      </ol>
    </details>
  );
}

function Versao({ dia, versao }: { dia: Dia; versao: VersaoFechada }) {
  const { numero, vigencia, fechadoEm, fechadoPor, codigo, hash, totalRefeicoes, liquidoCentavos } = versao;
  const [falha, setFalha] = useState<string>();
  const baixar = () =>
    download(enderecoDoPdf(dia), { versao: numero }).catch((error: unknown) => setFalha(sentenceOf(error)));
  return (
    <li>
      <p>
        <strong>
          Versão {numero} · {ROTULO_DE_VIGENCIA_DO_MAPA[vigencia]}
        </strong>
        <br />
        Fechada por {fechadoPor} em {formatInstant(fechadoEm)}: {formatInteger(totalRefeicoes)} refeições aceitas,{' '}
        {formatMoney(liquidoCentavos)} líquidos.
        {versao.motivo && (
          <>
            <br />
            Reaberta por {versao.reabertoPor} em {formatInstant(versao.reabertoEm ?? '')}: {versao.motivo}
          </>
        )}
      </p>
      <p className="fechamento-codigo">
        Código <code>{codigo}</code>
        <br />
        SHA-256 <code>{hash}</code>
      </p>
      <Button onClick={baixar}>Baixar PDF da versão {numero}</Button>
      {falha && <p role="alert">{falha}</p>}
      {numero > 1 && (
        <Comparacao
          dia={dia}
          de={numero - 1}
          ate={numero}
          titulo={`O que mudou da versão ${numero - 1} para a ${numero}`}
          nada="Os números são os mesmos."
        />
      )}
    </li>
  );
}
