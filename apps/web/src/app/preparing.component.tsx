import { useEffect } from 'react';
import { PageTitle } from '../ui/page-title.component.tsx';
import { watchEntrance } from './entrance.call.ts';

const reloadPage = () => window.location.reload();

export default function Preparing({ reload = reloadPage }: { reload?: () => void }) {
  useEffect(() => watchEntrance(said => void (said === 'pronto' && reload()), true), [reload]);
  return (
    <div className="pagina rota-erro" role="status">
      <PageTitle title="O sistema está sendo preparado" />
      <p className="quieto">Esta página tenta de novo sozinha.</p>
    </div>
  );
}
