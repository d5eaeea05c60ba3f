import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './app.svelte';
import './styles/base.css';

await begin();
mount(App, { target: document.getElementById('page')! });
