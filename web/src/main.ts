import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './app.svelte';
import './styles/base.css';

// Whoever follows an invitation wants the table: it is fetched beside the words.
if (location.pathname.startsWith('/t/')) void import('./screens/Table.svelte').catch(() => null);
await begin();
mount(App, { target: document.getElementById('page')! });
