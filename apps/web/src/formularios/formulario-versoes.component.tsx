import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Card } from '../ui/card.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { valeuAte, versoesDo } from './formulario.leitura.ts';
import { type Formulario, type FormularioResumido, listarVersoes } from './formularios.queries.ts';

/** Heights in pixels, as in formularios.css: what is below must not move under the finger when the versions arrive. */
const FECHADA = 62;
const CADA_VERSAO = 57;

interface Props {
  formulario: Formulario;
  abertas: number;
}

export function FormularioVersoes({ formulario, abertas }: Props) {
  const todas = useQuery(listarVersoes(formulario.contratoId));
  return (
    <QueryState query={todas} skeletonHeight={FECHADA + abertas * CADA_VERSAO}>
      {lidas => {
        const versoes = versoesDo(lidas, formulario.contratoId);
        return (
          <Card as="details" className="formulario-versoes" open={abertas > 0}>
            <summary>Versões ({versoes.length})</summary>
            <ul>
              {versoes.map(versao => (
                <Versao key={versao.id} versao={versao} versoes={versoes} aberta={versao.id === formulario.id} />
              ))}
            </ul>
          </Card>
        );
      }}
    </QueryState>
  );
}

interface VersaoProps {
  versao: FormularioResumido;
  versoes: readonly FormularioResumido[];
  aberta: boolean;
}

function Versao({ versao, versoes, aberta }: VersaoProps) {
  const ate = valeuAte(versoes, versao);
  return (
    <li>
      <Link
        className="vinculo"
        to={{ search: `?item=${versao.id}` }}
        aria-current={aberta ? 'true' : undefined}
        preventScrollReset
      >
        Versão {versao.versao}
      </Link>
      {versao.vigente && (
        <Pill tone="ok" icon={CheckCircleIcon}>
          Em vigor
        </Pill>
      )}
      <span className="quieto">
        {ate === null ? 'desde' : 'de'} {formatInstant(versao.vigenteDesde)}
        {ate !== null && ` até ${formatInstant(ate)}`}, por {versao.criadoPor}
      </span>
    </li>
  );
}
