import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { Link } from 'react-router-dom';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Bloco } from './bloco.component.tsx';
import { EXCECOES } from './excecoes.table.ts';

export const Excecoes = () => (
  <Bloco nome="excecoes" titulo="Exceções" altura={104} classe="inicio-lista">
    {({ excecoes }) => (
      <>
        <h2>Pedem atenção</h2>
        {excecoes.length === 0 ? (
          <p>
            <Pill tone="ok" icon={CheckCircleIcon}>
              Tudo em ordem
            </Pill>{' '}
            <span className="quieto">Contratos, saldos, preços, programações e ocorrências: nada pede atenção.</span>
          </p>
        ) : (
          <ul className="inicio-excecoes">
            {excecoes.map(({ tipo, quantidade, exemplos }) => {
              const { um, muitos, tom, rota } = EXCECOES[tipo];
              const sobram = quantidade - exemplos.length;
              return (
                <li key={tipo}>
                  <span>
                    <Link className={`inicio-${tom}`} to={rota}>
                      <strong>{formatInteger(quantidade)}</strong> {quantidade === 1 ? um : muitos}
                    </Link>
                    <br />
                    <span className="quieto">
                      {exemplos.join('; ')}
                      {sobram > 0 && ` e mais ${formatInteger(sobram)}`}
                    </span>
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </>
    )}
  </Bloco>
);
