import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ArquivoConferidoPanel } from '../agencia/arquivo-conferido.panel.tsx';
import { MedicaoConferida } from '../medicoes/verificacao.panel.tsx';
import { NotificacaoConferida } from '../notificacoes-formais/verificacao.panel.tsx';
import { TermoConferido } from '../termos/verificacao.panel.tsx';
import { useSearchParams } from '../ui/address.hook.ts';
import { Logo } from '../ui/logo.component.tsx';
import { tipoDoCodigo } from './codigo.model.ts';
import { DiaConferido } from './verificar-dia.component.tsx';
import { MesConferido } from './verificar-mes.component.tsx';
import '../ui/entrada.css';
import './verificar.css';

const TITULOS = {
  dia: 'Conferir um mapa',
  mes: 'Conferir um mapa do mês',
  medicao: 'Conferir uma medição',
  termo: 'Conferir um termo de recebimento',
  notificacao: 'Conferir uma notificação à contratada',
} as const;

/** Compares the paper with what is stored. Public: no sign-in, no shell, no names. */
export function Component() {
  const { codigo = '' } = useParams();
  const [busca] = useSearchParams();
  const tipo = tipoDoCodigo(codigo);
  const titulo = TITULOS[tipo];
  const impresso = busca.get('h');
  useEffect(() => {
    document.title = `${titulo} · Alipen`;
  }, [titulo]);
  return (
    <main className="verificar">
      <header>
        <Logo width={66} height={58} />
        <h1>{titulo}</h1>
      </header>
      {tipo === 'medicao' && <MedicaoConferida codigo={codigo} impresso={impresso} />}
      {tipo === 'termo' && <TermoConferido codigo={codigo} impresso={impresso} />}
      {tipo === 'notificacao' && <NotificacaoConferida codigo={codigo} impresso={impresso} />}
      {tipo === 'mes' && <MesConferido codigo={codigo} impresso={impresso} />}
      {tipo === 'dia' && <DiaConferido codigo={codigo} impresso={impresso} />}
      <ArquivoConferidoPanel key={codigo} codigo={codigo} />
    </main>
  );
}
