import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '@troth/ui/provider';
import { ContentsView } from './contents-view';
import { addresses, viewOf } from './views';

// Each view is one address: /?view=dashboard. `&state=` puts a view in one of its states.
const asked = viewOf(window.location.search);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html needs the root element');
createRoot(root).render(
  <StrictMode>
    <UiProvider>{asked === undefined ? <ContentsView addresses={addresses} /> : <asked.View />}</UiProvider>
  </StrictMode>,
);
