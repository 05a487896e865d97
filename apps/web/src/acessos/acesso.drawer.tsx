import { Link } from 'react-router-dom';
import { formatInstant } from '../ui/date.format.ts';
import { Drawer } from '../ui/drawer.component.tsx';
import { EventoDeAcesso, quemDe } from './acessos.columns.tsx';
import { motivoEmPalavras } from './acessos.labels.ts';
import type { Acesso } from './acessos.queries.ts';

interface Props {
  acesso: Acesso | undefined;
  close: () => void;
}

interface Linha {
  rotulo: string;
  valor: string | null;
  /** The list filter that finds events with the same value. */
  filtro?: 'conta' | 'endereco' | 'codigo' | 'pessoa';
  de?: string | null;
}

const linhasDe = (acesso: Acesso): Linha[] => [
  { rotulo: 'Quem', valor: quemDe(acesso) || null, filtro: 'pessoa', de: acesso.matricula },
  { rotulo: 'Matrícula', valor: acesso.matricula },
  { rotulo: 'Marca da conta', valor: acesso.conta, filtro: 'conta', de: acesso.conta },
  { rotulo: 'Endereço de rede', valor: acesso.endereco, filtro: 'endereco', de: acesso.endereco },
  { rotulo: 'Motivo', valor: motivoEmPalavras(acesso.motivo) || null },
  { rotulo: 'Operação', valor: acesso.operacao },
  { rotulo: 'Código da chamada', valor: acesso.codigo, filtro: 'codigo', de: acesso.codigo },
  { rotulo: 'Rastro', valor: acesso.rastro },
];

export function AcessoDrawer({ acesso, close }: Props) {
  return (
    <Drawer width={560} title={acesso ? <EventoDeAcesso {...acesso} /> : 'Evento'} close={close}>
      {acesso ? (
        <>
          <p>
            {formatInstant(acesso.em)}
            {acesso.vezes > 1 && `, ${acesso.vezes} vezes no mesmo instante`}
          </p>
          <dl className="acesso-dados">
            {linhasDe(acesso).map(
              ({ rotulo, valor, filtro, de }) =>
                valor && (
                  <div key={rotulo}>
                    <dt>{rotulo}</dt>
                    <dd>
                      {valor}
                      {filtro && de && (
                        <>
                          {' '}
                          <Link to={`?${filtro}=${encodeURIComponent(de)}`}>Ver iguais</Link>
                        </>
                      )}
                    </dd>
                  </div>
                ),
            )}
          </dl>
          {acesso.conta && (
            <p className="quieto">
              A marca liga as tentativas de um mesmo CPF, sem dizer qual; a chave que a faz troca a cada mês.
            </p>
          )}
        </>
      ) : (
        <p>Este evento não está nesta página da lista.</p>
      )}
    </Drawer>
  );
}
